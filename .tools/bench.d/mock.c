/* The limit: what plain C and ncurses need for a screen of this kind. A navigation bar, a list and a tab bar in eight pairs of colours;
 * space flips between light and dark by giving the same pairs other colours, q quits. Wants a terminal description with direct colours,
 * such as xterm-direct. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>

enum { PLAIN = 1, SUBTLE, AVATAR, TITLE, SEPARATOR, LINK, FAINT, ALERT, PAIRS };

struct pair {
    int text, ground;
};

static const struct pair LIGHT[PAIRS] = {
    [PLAIN] = {0x111236, 0xFFFFFF}, [SUBTLE] = {0x68697F, 0xFFFFFF}, [AVATAR] = {0xFFFFFF, 0x0770E3}, [TITLE] = {0x111236, 0xF1F2F8},
    [SEPARATOR] = {0xCDCDD7, 0xFFFFFF}, [LINK] = {0x0770E3, 0xF1F2F8}, [FAINT] = {0x8F90A0, 0xFFFFFF}, [ALERT] = {0xD70015, 0xFFFFFF},
};
static const struct pair DARK[PAIRS] = {
    [PLAIN] = {0xFFFFFF, 0x000000}, [SUBTLE] = {0x8E8E93, 0x000000}, [AVATAR] = {0xFFFFFF, 0x6D9FEB}, [TITLE] = {0xFFFFFF, 0x1D1B20},
    [SEPARATOR] = {0x48484A, 0x000000}, [LINK] = {0x6D9FEB, 0x1D1B20}, [FAINT] = {0x8E8E93, 0x000000}, [ALERT] = {0xFF6961, 0x000000},
};

static void dress(const struct pair *colours)
{
    for (int pair = PLAIN; pair < PAIRS; pair++)
        init_extended_pair(pair, colours[pair].text, colours[pair].ground);
}

/* Writes a text into a field of a width, padded with blanks or cut. */
static void put(int row, int column, int width, int pair, const char *text)
{
    attr_set(A_NORMAL, (short)pair, &pair);
    mvprintw(row, column, "%-*.*s", width, width, text);
}

static void draw(void)
{
    char title[64];

    put(0, 0, COLS, TITLE, " Back");
    put(0, COLS / 2 - 4, 8, TITLE, "Messages");
    put(0, COLS - 6, 6, LINK, "Edit");
    for (int row = 1; row < LINES - 2; row++) {
        snprintf(title, sizeof title, "A conversation of somebody, %02d", row);
        put(row, 0, 3, AVATAR, " @ ");
        put(row, 3, 34, PLAIN, title);
        put(row, 37, COLS - 45, SUBTLE, "what was said last, in a line that is long enough to fill whatever the window is wide");
        put(row, COLS - 8, 8, row % 5 ? FAINT : ALERT, "12:34");
    }
    put(LINES - 2, 0, COLS, SEPARATOR, "");
    for (int tab = 0; tab < 4; tab++) {
        int from = COLS * tab / 4, to = COLS * (tab + 1) / 4;
        put(LINES - 1, from, to - from, tab ? FAINT : LINK, "    Tab");
    }
}

int main(void)
{
    int dark = 0, key;

    setlocale(LC_ALL, "");
    initscr();
    raw();
    noecho();
    curs_set(0);
    start_color();
    dress(LIGHT);
    draw();
    refresh();
    while ((key = getch()) != 'q') {
        if (key != ' ')
            continue;
        dark = !dark;
        dress(dark ? DARK : LIGHT);
        refresh();
    }
    endwin();
    return 0;
}
