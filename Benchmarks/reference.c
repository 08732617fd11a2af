/* Measures the cost of ncursesw alone: the first screens of Study in plain C, identical in every cell,
   without any features; only the prefectures, which Study shows in a box, fill the window. Usage: reference FOLDER-OF-TABLES, with Study's own tables.

   Keys: Down and Up move, Enter opens the first subject, and 6 the prefectures, where letters filter;
   Left and Escape go back; q quits. All waiting keys are handled before a frame is drawn. */
#define _GNU_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { HOME, SUBJECT, PLACES };
enum { SCREENS = 3, MOST = 2000, DETAILS = 4 };
#define BAR "⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄"

typedef struct {
  const char *text, *details[DETAILS];
  const char *spelling; /* The text to filter by; NULL for a heading. */
  int heading;
} Row;

static Row home[] = {
    {"国語", {BAR, "  0/494"}, NULL, 0}, {"算数・数学", {BAR, "  0/430"}, NULL, 0},
    {"社会", {BAR, "  0/289"}, NULL, 0}, {"理科", {BAR, "  0/286"}, NULL, 0},
    {"英語", {BAR, "  0/225"}, NULL, 0}, {"住んでいるところ", {"未設定"}, NULL, 0},
    {"設定", {NULL}, NULL, 0},
};
static Row subject[] = {
    {"1年生の漢字 ことばの読み", {BAR, "小1〜小2", "   0/80", "   -"}, NULL, 0},
    {"1年生の漢字 画数", {BAR, "小1〜小2", "   0/80", "   -"}, NULL, 0},
    {"数え方", {BAR, "小1〜小4", "  0/150", "   -"}, NULL, 0},
    {"ローマ字", {BAR, "小3〜小4", "  0/104", "   -"}, NULL, 0},
    {"1年生の漢字 英語の意味", {BAR, "小3〜中3", "   0/80", "   -"}, NULL, 0},
};
static Row regions[64], everywhere[MOST], found[MOST];
static Row *rows[SCREENS] = {home, subject, regions};
static int counts[SCREENS] = {7, 5, 0}, all, depth, focus[SCREENS], top;
static const char *titles[SCREENS] = {" ホーム", "‹ ホーム › 国語", "‹ ホーム › 都道府県"};
static char typed[64];

static int width_of(const char *text) {
  wchar_t wide[256];
  size_t length = mbstowcs(wide, text, 255);
  return length == (size_t)-1 ? 0 : wcswidth(wide, length);
}

/* Splits a line of a table in place. */
static int split(char *line, char *cells[], int most) {
  int count = 0;
  line[strcspn(line, "\n")] = 0;
  for (char *cell; count < most && (cell = strsep(&line, "\t"));) cells[count++] = cell;
  return count;
}

static FILE *table(const char *folder, const char *name) {
  char path[512], header[512];
  snprintf(path, sizeof path, "%s/places/%s.tsv", folder, name);
  FILE *file = fopen(path, "r");
  if (!file || !fgets(header, sizeof header, file)) {
    fprintf(stderr, "no table %s\n", path);
    exit(2);
  }
  return file;
}

static void read_places(const char *folder) {
  char line[512], *cells[8];
  const char *region = "";
  FILE *file = table(folder, "prefectures");
  while (fgets(line, sizeof line, file)) {
    if (split(strdup(line), cells, 5) < 5) continue;
    if (strcmp(region, cells[4])) regions[counts[PLACES]++] = (Row){region = cells[4], {0}, NULL, 1};
    Row row = {cells[1], {cells[2], NULL}, cells[3], 0};
    regions[counts[PLACES]++] = everywhere[all++] = row;
  }
  fclose(file);
  file = table(folder, "municipalities");
  while (all < MOST && fgets(line, sizeof line, file))
    if (split(strdup(line), cells, 5) == 5)
      everywhere[all++] = (Row){cells[2], {cells[1], NULL}, cells[4], 0};
  fclose(file);
  file = table(folder, "wards");
  for (char *name; all < MOST && fgets(line, sizeof line, file);)
    if (split(strdup(line), cells, 7) == 7 && asprintf(&name, "%s %s", cells[3], cells[4]) > 0)
      everywhere[all++] = (Row){name, {cells[2], NULL}, cells[6], 0};
  fclose(file);
}

/* Finds the places that begin with the typed text, then those that contain it elsewhere. */
static void find(void) {
  counts[PLACES] = 0;
  for (int begins = 1; begins >= 0; begins--)
    for (int row = 0; row < all; row++) {
      const char *at = strcasestr(everywhere[row].spelling, typed);
      if (at && (at == everywhere[row].spelling) == begins)
        found[counts[PLACES]++] = everywhere[row];
    }
}

static void narrow(void) {
  focus[PLACES] = typed[0] ? 0 : 1;
  rows[PLACES] = typed[0] ? found : regions;
  if (typed[0]) find();
  else counts[PLACES] = 47 + 8;
}

static void draw_row(int line, const Row *row, const char *key, int is_focused) {
  int rest = is_focused ? A_REVERSE : A_NORMAL, faint = is_focused ? A_REVERSE : A_DIM;
  if (row->heading) {
    attrset(A_BOLD);
    mvaddstr(line, 0, row->text);
    return;
  }
  attrset(rest);
  if (is_focused) mvhline(line, 0, ' ' | A_REVERSE, COLS - 1);
  mvaddstr(line, 0, is_focused ? "❯ " : "  ");
  attrset(faint);
  addstr(key);
  attrset(rest);
  addstr(row->text);
  attrset(faint);
  int column = COLS - 2;
  for (int detail = DETAILS - 1; detail >= 0; detail--)
    if (row->details[detail]) {
      mvaddstr(line, column -= width_of(row->details[detail]), row->details[detail]);
      column -= 2;
    }
}

/* Draws the modes, the first of which is selected. */
static void draw_modes(void) {
  attrset(A_BOLD);
  mvaddstr(0, 0, "[学ぶ]");
  attrset(A_DIM);
  addstr("       復習        地図        記録");
  mvaddstr(0, COLS - 1 - width_of("Alt-1..4"), "Alt-1..4");
}

/* Draws the titles, all but the last one faint. */
static void draw_titles(void) {
  const char *title = titles[depth], *last = title;
  for (const char *at = title; (at = strstr(at, " › ")); last = at) at += strlen(" › ");
  attrset(A_DIM);
  mvaddnstr(1, 0, title, (int)(last - title));
  attrset(A_BOLD);
  addstr(last);
}

/* Draws the part of the right edge that represents the visible lines. */
static void draw_scroll_bar(int first, int height, int lines) {
  if (lines <= height) return;
  int length = height * height / lines, hidden = lines - height;
  if (length < 1) length = 1;
  int room = height - length, start = top * room / hidden;
  if (start > room - 1) start = room - 1;
  if (start < 1) start = 1;
  if (top == 0) start = 0;
  if (top >= hidden) start = room;
  attrset(A_DIM);
  for (int row = start; row < start + length; row++) mvaddstr(first + row, COLS - 1, "▐");
}

/* Draws a hint: the key in normal text, its action faint. */
static void draw_hint(const char *hint) {
  const char *words = strchr(hint, ' ');
  attrset(A_NORMAL);
  addnstr(hint, (int)(words - hint));
  addstr(" ");
  attrset(A_DIM);
  addstr(words + 1);
}

static void draw(void) {
  erase();
  draw_modes();
  draw_titles();
  int first = 2, is_picker = depth == PLACES;
  if (is_picker) {
    mvaddstr(first, 0, "/ ");
    attrset(typed[0] ? A_UNDERLINE : A_DIM);
    addstr(typed[0] ? typed : "漢字・かな・ローマ字");
    first = 3;
  }
  if (!is_picker) {
    const char *headings = depth == HOME ? "おぼえた" : "おぼえた  最高";
    attrset(A_DIM);
    if (depth == HOME) {
      mvaddstr(first, 2, "教科を選ぶと始まります。");
      first += 2;
      attrset(A_BOLD);
      mvaddstr(first, 2, "教科");
      attrset(A_DIM);
    }
    mvaddstr(first, COLS - 2 - width_of(headings), headings);
    first++;
  }
  if (depth == SUBJECT) {
    mvaddstr(first + counts[depth] + 1, 2, "t ");
    attrset(A_NORMAL);
    addstr("テスト");
  }
  int height = LINES - 1 - first;
  if (focus[depth] < top + 1) top = focus[depth] > 0 ? focus[depth] - 1 : 0;
  if (focus[depth] >= top + height) top = focus[depth] - height + 1;
  for (int line = 0; line < height && top + line < counts[depth]; line++) {
    int index = top + line, is_apart = depth == HOME && index >= 5;
    char key[16] = "";
    if (depth == HOME && index == 6) strcpy(key, "s ");
    else if (!is_picker) snprintf(key, sizeof key, "%d ", index + 1);
    draw_row(first + line + is_apart, &rows[depth][index], key, index == focus[depth]);
  }
  draw_scroll_bar(first, height, counts[depth]);
  static const char *hints[SCREENS][6] = {
      {"Enter 開く", "e 説明", "? ヘルプ", "q 終了"},
      {"Enter 始める", "Esc 戻る", "i 一覧", "e 説明", "? ヘルプ", "q 終了"},
      {"Enter 開く", "Esc 戻る", "F1 ヘルプ", "Ctrl-C 終了"},
  };
  move(LINES - 1, 1);
  for (int hint = 0; hint < 6 && hints[depth][hint]; hint++) {
    attrset(A_NORMAL);
    if (hint > 0) addstr("  ");
    draw_hint(hints[depth][hint]);
  }
  if (is_picker) move(2, 2 + width_of(typed));
  curs_set(is_picker);
  refresh();
}

static void go(int screen) {
  depth = screen;
  top = 0;
  typed[0] = 0;
  if (screen == PLACES) narrow();
  else if (screen == SUBJECT) focus[screen] = 0;
}

static void step(int by) {
  int next = focus[depth];
  do next += by;
  while (next >= 0 && next < counts[depth] && rows[depth][next].heading);
  if (next >= 0 && next < counts[depth]) focus[depth] = next;
}

/* Handles a key, and returns whether to continue. */
static int handle(int kind, wint_t key) {
  size_t length = strlen(typed);
  if (kind == KEY_CODE_YES && key == KEY_DOWN) step(1);
  else if (kind == KEY_CODE_YES && key == KEY_UP) step(-1);
  else if (depth != HOME && (key == 27 || (kind == KEY_CODE_YES && key == KEY_LEFT))) go(HOME);
  else if (depth == HOME && key == '\r') go(SUBJECT);
  else if (depth == HOME && key == '6') go(PLACES);
  else if (depth != PLACES) return key != 'q';
  else if (key == KEY_BACKSPACE || key == 127) {
    if (length) typed[length - 1] = 0;
    narrow();
  } else if (kind == OK && key >= ' ' && key < 127 && length < 60) {
    typed[length] = (char)key, typed[length + 1] = 0;
    narrow();
  }
  return 1;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  setlocale(LC_ALL, "");
  set_escdelay(25);
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  draw();
  read_places(arguments[1]);
  for (wint_t key; ;) {
    int kind = get_wch(&key);
    if (kind == ERR || !handle(kind, key)) break;
    for (timeout(0); (kind = get_wch(&key)) != ERR;)
      if (!handle(kind, key)) goto end;
    timeout(-1);
    draw();
  }
end:
  endwin();
  return 0;
}
