#pragma once

// Without it the functions for wide characters are not declared.
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

/// The window that fills the current screen.
///
/// This function is needed because `stdscr` is a mutable global, which Swift 6 rejects.
static inline WINDOW *_Nonnull cncurses_window(void) { return stdscr; }

/// Whether the next `doupdate` must redraw every cell of the terminal.
///
/// This function is needed because `curscr` is a mutable global, which Swift 6 rejects.
static inline void cncurses_repaint(void) { clearok(curscr, TRUE); }

/// The number of colors and color pairs of the current screen.
///
/// These functions are needed because `COLORS` and `COLOR_PAIRS` are mutable globals, which Swift 6
/// refuses.
static inline int cncurses_colors(void) { return COLORS; }
static inline int cncurses_color_pairs(void) { return COLOR_PAIRS; }

/// The attributes that a cell can have.
///
/// These functions are needed because `A_BOLD` and its like are cast macros, which Swift does not
/// import.
static inline attr_t cncurses_bold(void) { return A_BOLD; }
static inline attr_t cncurses_dim(void) { return A_DIM; }
static inline attr_t cncurses_reverse(void) { return A_REVERSE; }
static inline attr_t cncurses_underline(void) { return A_UNDERLINE; }

/// Put a glyph at the window's cursor.
///
/// This function is needed because `cchar_t` and the pointer that hands a wide pair number to
/// `setcchar` are awkward to make in Swift for each of two thousand cells.
static inline int cncurses_put(WINDOW *_Nonnull window, const wchar_t *_Nonnull text,
                               attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, (short)(pair < 0x7FFF ? pair : 0), &pair) == ERR) {
    return ERR;
  }
  return wadd_wch(window, &cell);
}

/// The string of a terminal capability, or null when the terminal has none.
///
/// This function is needed because `tigetstr` gives −1 as a pointer for a name that is no string.
static inline const char *_Nullable cncurses_capability(const char *_Nonnull name) {
  const char *text = tigetstr((char *)name);
  return text == (const char *)-1 ? NULL : text;
}

// The C library declares it only under a feature macro that Swift's importer does not set.
extern int wcwidth(wchar_t character);

/// The terminal that is asked about capabilities, or null; `setupterm` puts another in its place,
/// even in the screen that is being drawn on.
///
/// This function is needed because `cur_term` is a mutable global, which Swift 6 rejects.
static inline TERMINAL *_Nullable cncurses_terminal(void) { return cur_term; }

/// Whether the terminal that `setupterm` found wants a wait in each of its strings that say so, `$<50/>`.
///
/// ncurses would sleep before a byte is sent, be it for a day. The flash of the screen, which has such a
/// wait on every xterm, is never asked for.
static inline bool cncurses_has_forced_waits(void) {
  for (int i = 0; strnames[i]; i++) {
    const char *text = strcmp(strnames[i], "flash") == 0 ? NULL : cncurses_capability(strnames[i]);
    while (text && (text = strstr(text, "$<"))) {
      text += strcspn(text, "/>");
      if (*text == '/') return true;
    }
  }
  return false;
}

/// Free the terminal that `setupterm` found, and return to the previous one.
static inline void cncurses_forget_terminal(TERMINAL *_Nullable previous) {
  TERMINAL *found = set_curterm(previous);
  if (found && found != previous) del_curterm(found);
}

/// Whether the current locale knows that 県 takes two cells, as every locale in UTF-8 does.
///
/// This function is needed because `wcwidth` is not declared where Swift imports the C library.
static inline bool cncurses_is_unicode(void) { return wcwidth(0x770C) == 2; }

/// The number of cells that the C library gives a character in the current locale, or −1.
///
/// This function is needed because `wcwidth` is not declared where Swift imports the C library.
static inline int cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Read the size of the terminal's window.
///
/// This function is needed because `ioctl` is variadic.
static inline bool cncurses_window_size(int descriptor, struct winsize *_Nonnull size) {
  return ioctl(descriptor, TIOCGWINSZ, size) == 0;
}

/// Send a byte with the signal's number down a pipe whenever one of the signals that concern a
/// program with a terminal arrives: WINCH, TERM, INT, QUIT, HUP, TSTP and CONT.
///
/// What was ignored before stays so. The handlers are C because nothing of Swift may run in a signal
/// handler. It is false, and nothing has changed, while another pipe is in use.
///
/// TERM, INT, QUIT and HUP end the process as ever until `cncurses_take_requests` is called.
bool cncurses_watch_signals(int write_end);

/// Whether a pipe is in use.
bool cncurses_is_watching_signals(void);

/// From now on, send the signals down the pipe that ask the program to end.
void cncurses_take_requests(void);

/// Give those signals back to whoever handled them before.
void cncurses_unwatch_signals(void);

/// Change a terminal's settings at once; when it is false, `errno` says why.
///
/// In the background this stops the process group. One of the signals above ends the call by EINTR,
/// while `tcsetattr` would begin anew and stop the group again, whatever the signal asked for.
bool cncurses_change_settings(int input, const struct termios *_Nonnull settings);

/// Stop the process group as Ctrl-Z does, and return when it goes on; at once where TSTP is ignored.
void cncurses_stop_group(void);

/// End the process by a signal, as if it had never been handled.
void cncurses_raise_default(int signal_number);

/// How long a terminal may take for the bytes that restore it, and for what was printed meanwhile,
/// in milliseconds; and how long a process that crashes may take for both, in seconds.
static const int cncurses_restoring_limit = 2000;
static const int cncurses_printing_limit = 5000;
static const unsigned cncurses_crash_limit = 10;

/// The time of a clock that only goes on, in milliseconds.
long cncurses_milliseconds(void);

/// Write what a descriptor takes before a time has passed, in milliseconds; 0 does not wait at all.
///
/// It is for descriptors that wait and for those that do not, and gives the number of bytes that were
/// taken, or −1 when no more will ever be. The corresponding C function is `write`.
ssize_t cncurses_write(int descriptor, const void *_Nullable bytes, size_t count, int milliseconds);

/// Set a terminal as it was, at once, and drop what was typed and not read; nothing when another
/// process group has the terminal.
///
/// The corresponding C function is `tcsetattr`, which would wait or stop the process.
void cncurses_restore_settings(int input, const struct termios *_Nonnull settings);

/// From now on, put the terminal in order before the process ends by a signal or by `exit`.
///
/// On the way out `bytes` go to `output`, `settings` are set on `input`, and what was printed meanwhile
/// follows. This is done for every signal that would end the process, but for those that are ignored
/// and those that somebody handles. SEGV, BUS, ILL, TRAP, ABRT and FPE are, whoever handles them, and
/// then handed on. After that the process ends by the signal, though a handler return. PIPE and XFSZ do
/// nothing, so that the call that raised them fails.
///
/// The handler has a stack of its own on the thread that calls this function, where an overflow of the
/// stack can thus be handled too; no other thread's can. It is false when memory is used up.
bool cncurses_arm_restore(int input, int output, const struct termios *_Nonnull settings,
                          const char *_Nonnull bytes, size_t count);

/// Take those handlers away again.
void cncurses_disarm_restore(void);

/// How much of what is printed while the screen is up is kept, in bytes, and how much of that is
/// printed before a crash.
enum { cncurses_held_limit = 1 << 18, cncurses_crash_text_limit = 1 << 16 };

/// From now on, keep what is written to standard output and standard error, as far as they lead to a
/// terminal.
void cncurses_hold_output(void);

/// Drop the earliest of what is kept if it is too much.
///
/// To be called now and then: meanwhile more than the limit may be kept.
void cncurses_limit_held(void);

/// Read the last bytes of what is kept; gives their number.
size_t cncurses_read_held(char *_Nonnull bytes, size_t count);

/// Let both lead where they led before, and print there what was kept.
void cncurses_print_held(void);

/// The same before a crash or `exit`, for a signal handler: nothing is taken from the C library's
/// buffers, and only the end is printed; whether the terminal took it.
bool cncurses_release_output(bool prints);

/// Make a file in memory, which nobody else can open, or return −1.
///
/// This function is needed because `memfd_create` is declared only under a feature macro.
int cncurses_make_memory_file(const char *_Nonnull name);
