#define _GNU_SOURCE
#include "CNcurses.h"
#include <langinfo.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

int nc_load(const char *term) {
    int found = 0;
    /* Otherwise the size of the window takes the place of the one in the entry. */
    use_env(FALSE);
    return setupterm((char *)term, STDOUT_FILENO, &found) == OK ? 1 : found > 0 ? 0 : found;
}

void nc_unload(void) { del_curterm(cur_term); }

int nc_open(const char *term, int tty, int memory, int asks_size) {
    /* ncurses asks its output for the size and the line settings while it starts: a copy of the
       terminal until then, the memory file afterwards. */
    int out = dup(tty);
    use_env(asks_size != 0);
    FILE *file = out < 0 ? NULL : fdopen(out, "w");
    if (!file || !newterm((char *)term, file, stdin)) return -1;
    return dup2(memory, out) < 0 ? -1 : 0;
}

void nc_blank(cchar_t *cell, int style, int pair) {
    attr_t a = (style & NC_BOLD ? A_BOLD : 0) | (style & NC_DIM ? A_DIM : 0) |
               (style & NC_UNDERLINE ? A_UNDERLINE : 0) | (style & NC_REVERSE ? A_REVERSE : 0);
    memset(cell, 0, sizeof *cell);
    setcchar(cell, L" ", a, 0, &pair);
}

int nc_width(unsigned scalar) { return wcwidth((wchar_t)scalar); }

int nc_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int nc_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }
