/* What ncursesw itself costs: a list that moves, a second screen, and a list with a filter, in plain C.
   Keys: Down and Up move, Enter opens, Escape goes back, letters filter, Ctrl-X ends. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdlib.h>
#include <string.h>

enum { SUBJECTS = 7, PLACES = 47 };

static int depth, selected[3];
static char typed[64];

/* As different from each other as the screens of the program that is measured. */
static const char *names[] = {"算数・数学", "県名とちがう県庁所在地", "愛知県"};
static const char *details[] = {"░░░░░░░░░░  0/5", "小4-中1     -", "あいちけん"};

static int count(void) { return depth == 2 ? PLACES : SUBJECTS; }

static void draw(void) {
  erase();
  attron(A_BOLD);
  mvprintw(0, 0, depth == 0 ? "Home" : depth == 1 ? "Home > Subject" : "Home > Places");
  attroff(A_BOLD);
  int top = selected[depth] >= LINES - 3 ? selected[depth] - LINES + 4 : 0;
  for (int row = 1; row < LINES - 1 && top + row - 1 < count(); row++) {
    int item = top + row - 1;
    if (item == selected[depth]) attron(A_REVERSE);
    mvhline(row, 0, ' ' | (item == selected[depth] ? A_REVERSE : 0), COLS);
    mvprintw(row, 0, "%s%d %s", item == selected[depth] ? "❯ " : "  ", item + 1, names[depth]);
    mvprintw(row, COLS - 18, "%s", details[depth]);
    if (item == selected[depth]) attroff(A_REVERSE);
  }
  mvprintw(LINES - 1, 0, " filter=%s selected=%d", typed, selected[depth]);
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  set_escdelay(25);
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  for (;;) {
    draw();
    wint_t key;
    int kind = get_wch(&key);
    if (kind == ERR || key == 24) break;
    size_t length = strlen(typed);
    if (key == KEY_DOWN && selected[depth] + 1 < count()) selected[depth]++;
    else if (key == KEY_UP && selected[depth] > 0) selected[depth]--;
    else if (key == '\r' && depth < 2) selected[++depth] = 0;
    else if (key == 27 && depth > 0) typed[0] = 0, depth--;
    else if ((key == KEY_BACKSPACE || key == 127) && length) typed[length - 1] = 0;
    else if (kind == OK && key >= ' ' && length < 60) typed[length] = key, typed[length + 1] = 0;
  }
  endwin();
  return 0;
}
