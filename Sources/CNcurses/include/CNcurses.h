#pragma once

// Without this macro, the functions for wide characters aren't declared.
#define NCURSES_WIDECHAR 1

#include <locale.h>
#include <ncurses.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/// Make a screen, but keep the program's handling of INT, TERM, TSTP and WINCH.
///
/// For INT and TERM, ncurses would write what restores the terminal to `output`, which is only a
/// memory file, and end the process with status 1 instead of by the signal. The corresponding C
/// function is `newterm`.
static inline SCREEN *_Nullable cncurses_new_screen(const char *_Nonnull terminal,
                                                    FILE *_Nonnull output, FILE *_Nonnull input) {
  const int signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  struct sigaction actions[4];
  for (int i = 0; i < 4; i++) sigaction(signals[i], NULL, &actions[i]);
  SCREEN *screen = newterm(terminal, output, input);
  for (int i = 0; i < 4; i++) sigaction(signals[i], &actions[i], NULL);
  return screen;
}

/// The window with what the next `doupdate` shows.
///
/// A program that draws whole screens needs no window of its own; `wnoutrefresh` would copy each of
/// its cells. This function is needed because `newscr` is a mutable global, which Swift 6 rejects.
static inline WINDOW *_Nonnull cncurses_window(void) { return newscr; }

/// Make the next `doupdate` redraw every cell of the terminal.
///
/// This function is needed because `curscr` is a mutable global, which Swift 6 rejects.
static inline void cncurses_repaint(void) { clearok(curscr, TRUE); }

/// The number of colors and color pairs of the current screen.
///
/// These functions are needed because `COLORS` and `COLOR_PAIRS` are mutable globals, which Swift 6
/// rejects.
static inline int cncurses_colors(void) { return COLORS; }
static inline int cncurses_color_pairs(void) { return COLOR_PAIRS; }

/// The attributes that a cell can have.
///
/// These functions are needed because Swift doesn't import `A_BOLD` and the like, which are macros
/// with casts.
static inline attr_t cncurses_bold(void) { return A_BOLD; }
static inline attr_t cncurses_dim(void) { return A_DIM; }
static inline attr_t cncurses_reverse(void) { return A_REVERSE; }
static inline attr_t cncurses_underline(void) { return A_UNDERLINE; }

/// A blank with attributes and a color pair.
///
/// These functions are needed because in Swift it would be awkward to pass a wide pair number to
/// `setcchar`, which takes it as an untyped pointer.
static inline cchar_t cncurses_blank(attr_t attributes, int pair) {
  cchar_t glyph = {0};
  setcchar(&glyph, L" ", attributes, (short)(pair < 0x7FFF ? pair : 0), &pair);
  return glyph;
}

/// A glyph with attributes and a color pair; blank if ncurses rejects the text.
static inline cchar_t cncurses_glyph(const wchar_t *_Nonnull text, attr_t attributes, int pair) {
  cchar_t glyph = {0};
  short narrow = (short)(pair < 0x7FFF ? pair : 0);
  bool is_glyph = setcchar(&glyph, text, attributes, narrow, &pair) == OK;
  return is_glyph ? glyph : cncurses_blank(attributes, pair);
}

/// The value of a string capability of the terminal, or null if the terminal doesn't have it.
///
/// This function is needed because `tigetstr` returns −1 as a pointer for a name that isn't a
/// string capability.
static inline const char *_Nullable cncurses_capability(const char *_Nonnull name) {
  const char *text = tigetstr((char *)name);
  return text == (const char *)-1 ? NULL : text;
}

/// The sequence that moves the cursor to the beginning of a row, from 0, or null if the terminal has
/// none. The next call overwrites it.
///
/// This function is needed because `tiparm` is variadic.
static inline const char *_Nullable cncurses_row_start(int row) {
  const char *motion = cncurses_capability("cup");
  return motion ? tiparm(motion, row, 0) : NULL;
}

// The C library declares this function only under a feature macro that Swift's importer doesn't
// set.
extern int wcwidth(wchar_t character);

/// The terminal whose capabilities are queried, or null. `setupterm` replaces it, even for the
/// screen that is being drawn on.
///
/// This function is needed because `cur_term` is a mutable global, which Swift 6 rejects.
static inline TERMINAL *_Nullable cncurses_terminal(void) { return cur_term; }

/// Whether a string of the terminal that `setupterm` found has a mandatory delay, such as `$<50/>`.
///
/// ncurses would sleep that long, even for a day, when it sends the string. The `flash` string has
/// such a delay on every xterm, but it is never used.
static inline bool cncurses_has_forced_waits(void) {
  // Not by name, for which ncurses would look up each of some 400.
  for (int i = 0; strnames[i]; i++) {
    const char *text = cur_term->type.Strings[i];
    if (text == (const char *)-1 || strcmp(strnames[i], "flash") == 0) continue;
    while (text && (text = strstr(text, "$<"))) {
      text += strcspn(text, "/>");
      if (*text == '/') return true;
    }
  }
  return false;
}

/// Free the terminal that `setupterm` found, and make the previous one current again.
static inline void cncurses_forget_terminal(TERMINAL *_Nullable previous) {
  TERMINAL *found = set_curterm(previous);
  if (found && found != previous) del_curterm(found);
}

/// Whether the current locale knows that 県 takes two cells, as every UTF-8 locale does.
///
/// This function is needed because `wcwidth` isn't declared where Swift imports the C library.
static inline bool cncurses_is_unicode(void) { return wcwidth(0x770C) == 2; }

/// The number of cells that a character takes in the current locale according to the C library, or
/// −1 if it isn't printable.
///
/// This function is needed because `wcwidth` isn't declared where Swift imports the C library.
static inline int cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Get the size of the terminal's window; returns whether that succeeded.
///
/// This function is needed because `ioctl` is variadic.
static inline bool cncurses_window_size(int descriptor, struct winsize *_Nonnull size) {
  return ioctl(descriptor, TIOCGWINSZ, size) == 0;
}

/// How long the terminal may take to take the bytes that restore it.
static const int cncurses_restoring_milliseconds = 2000;

/// How long the terminal may take to take each block of held text.
static const int cncurses_printing_milliseconds = 5000;

/// How long a crashing process may take to do both.
static const unsigned cncurses_crash_seconds = 10;

/// The time on a monotonic clock, in milliseconds.
long cncurses_milliseconds(void);

/// Write as much as a descriptor takes within a time limit in milliseconds; 0 doesn't wait.
///
/// Works for blocking and nonblocking descriptors. Returns the number of bytes that were written,
/// or −1 after an error other than EAGAIN. The corresponding C function is `write`.
ssize_t cncurses_write(int descriptor, const void *_Nullable bytes, size_t count, int milliseconds);

/// Restore a terminal's settings immediately, and discard unread input. Does nothing if another
/// process group is in the foreground.
///
/// The corresponding C function is `tcsetattr`, which could wait or stop the process.
void cncurses_restore_settings(int input, const struct termios *_Nonnull settings);

/// From now on, restore the terminal before the process ends by a signal or by `exit`.
///
/// To restore it, write `bytes` to `output`, set `settings` on `input`, and print the held text.
/// This happens for every signal that would end the process unless the signal is ignored or has a
/// handler. SEGV, BUS, ILL, TRAP, ABRT, and FPE are caught even if they have a handler, which is
/// called afterward. The process then ends by the signal, even if that handler returns. PIPE and
/// XFSZ do nothing, so the call that raised them fails.
///
/// On the thread that calls this function, and only there, the handler has a stack of its own, so
/// it can also handle a stack overflow. Returns false if there isn't enough memory.
bool cncurses_arm_restore(int input, int output, const struct termios *_Nonnull settings,
                          const char *_Nonnull bytes, size_t count);

/// Remove these handlers, and restore the previous ones.
void cncurses_disarm_restore(void);

/// The number of bytes of text that are held while the screen is in use, and how many of them are
/// printed before a crash.
enum { cncurses_held_limit = 1 << 18, cncurses_crash_text_limit = 1 << 16 };

/// From now on, hold what is written to standard output and standard error, as far as they refer to
/// a terminal.
void cncurses_hold_output(void);

/// Drop the earliest held text if there is too much.
///
/// Call this regularly: between calls, more than the limit may be held.
void cncurses_limit_held(void);

/// Copy at most `count` bytes from the end of the held text, and return their number.
size_t cncurses_read_held(char *_Nonnull bytes, size_t count);

/// Copy the last message about a fatal error in the held text, without the stack trace after it, and
/// return its number of bytes; 0 if there is none. `has_trace` becomes whether there is a trace.
///
/// For signal handlers.
size_t cncurses_read_message(char *_Nonnull bytes, size_t count, bool *_Nonnull has_trace);

/// Restore both descriptors, and print the held text to the terminal.
void cncurses_print_held(void);

/// Do the same in a signal handler or in `exit`. The C library's buffers aren't flushed, and only
/// the end of the text is printed, or none if `prints` is false. Returns whether the terminal took
/// the text; false if `prints` is false.
bool cncurses_release_output(bool prints);

/// Make a memory file, which no other process can open by name; returns −1 if that fails.
///
/// This function is needed because `memfd_create` is declared only under a feature macro.
int cncurses_make_memory_file(const char *_Nonnull name);
