// Adaptation
