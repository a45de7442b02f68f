/* The floor: answers each byte with itself. What this costs is the machine and the pseudo terminal, nothing else. */
#include <termios.h>
#include <unistd.h>

int main(void)
{
    struct termios modes;
    char byte = 'r';

    tcgetattr(STDIN_FILENO, &modes);
    cfmakeraw(&modes);
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    do {
        if (write(STDOUT_FILENO, &byte, 1) != 1)
            return 1;
    } while (read(STDIN_FILENO, &byte, 1) == 1);
    return 0;
}
