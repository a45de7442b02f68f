/* What Swift cannot import of ncurses, wrapped: macros, incomplete arrays and global variables. */
#ifndef GLOAM_CNCURSES_H
#define GLOAM_CNCURSES_H
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>
#include "Guard.h"

/* The names of the standard capabilities in the order of a compiled entry; NULL after the last. */
static inline const char *nc_flag_name(int i) { return boolnames[i]; }
static inline const char *nc_number_name(int i) { return numnames[i]; }
static inline const char *nc_string_name(int i) { return strnames[i]; }

/* A flag: 1 when it is set. A number: negative when it is absent. */
static inline int nc_flag(const char *name) { return tigetflag((char *)name); }
static inline int nc_number(const char *name) { return tigetnum((char *)name); }
/* A string capability, or NULL when it is absent or not a string. */
static inline const char *nc_string(const char *name) {
    const char *value = tigetstr((char *)name);
    return value == (const char *)-1 ? NULL : value;
}

/* Loads the entry of `term`: 1 found, 0 unknown or unfit, -1 no database. */
int nc_load(const char *term);
/* Forgets the entry that nc_load loaded. */
void nc_unload(void);

/* Starts ncurses on the terminal `tty`, with output to `memory` from then on: 0, or -1. The size is
   what the terminal or the environment says, or what the entry says unless `asks_size`. */
int nc_open(const char *term, int tty, int memory, int asks_size);

static inline WINDOW *nc_screen(void) { return stdscr; }
static inline int nc_columns(void) { return COLS; }
static inline int nc_rows(void) { return LINES; }
/* Draws everything again at the next refresh, whatever the terminal shows now. */
static inline void nc_forget(void) { clearok(curscr, 1); }

#define NC_BOLD 1
#define NC_DIM 2
#define NC_UNDERLINE 4
#define NC_REVERSE 8
/* A blank cell with the attributes `style` (NC_ bits) and a colour pair of any size. */
void nc_blank(cchar_t *cell, int style, int pair);
/* The columns that a character takes by the current locale; -1 when it cannot be shown. */
int nc_width(unsigned scalar);
/* A file that lives in memory only, or -1. */
int nc_memory_file(const char *name);
/* Whether the current locale's characters are UTF-8. */
int nc_is_utf8(void);
#endif
