/* Gives the terminal back however the program ends. In C because a signal handler may only call
   functions that are async-signal-safe, which no Swift code promises to be. */
#ifndef GLOAM_GUARD_H
#define GLOAM_GUARD_H
#include <stddef.h>
#include <termios.h>

/* Installs the handlers: deadly signals restore the terminal and then kill as they would have;
   TSTP, CONT and WINCH write 'z', 'c' and 'w' to `pipe`. Ignored signals stay ignored. */
void guard_install(int tty, const struct termios *saved, int pipe);
/* What is written to leave full-screen mode; at most GUARD_RESET_MAX bytes are kept. */
#define GUARD_RESET_MAX 1024
void guard_set_reset(const void *bytes, size_t count);
/* The terminal is ours from now on: stderr is held back in a memory file if it is a terminal. */
void guard_arm(void);
/* Gives the terminal back and shows what stderr held. Does nothing when it is not armed. */
void guard_restore(void);
/* Gives the terminal back and stops the program, or its whole job; returns when it goes on: at once
   where nobody could continue it. Returns 0, and does nothing, where stopping is ignored. */
int guard_stop(int job);
#endif
