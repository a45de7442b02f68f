#ifndef GLOAM_CNCURSES_H
#define GLOAM_CNCURSES_H
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>
#endif
