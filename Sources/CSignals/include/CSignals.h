#pragma once

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// From now on, write the signal's number as a byte to a pipe whenever one of these signals arrives.
/// The calling thread receives them, whichever thread the system chooses.
///
/// Signals that were ignored stay ignored, except WINCH and CONT. The handlers are written in C
/// because no Swift code may run in a signal handler. Returns false, and changes nothing, if
/// another pipe is in use, or if there are more signals than exist.
///
/// TERM, INT, QUIT, and HUP still end the process until `csignals_take_requests` is called. A call
/// that raises PIPE fails instead of ending it.
bool csignals_watch(int write_end, const int *_Nonnull numbers, size_t count);

/// Whether a pipe is in use.
bool csignals_is_watching(void);

/// From now on, also deliver TERM, INT, QUIT, and HUP through the pipe.
void csignals_take_requests(void);

/// Restore the previous handlers of the watched signals, and stop using the pipe. Call it on the
/// thread that watches.
void csignals_unwatch(void);

/// Change a terminal's settings immediately. Returns false on failure; `errno` then has the reason.
///
/// In the background, this stops the process group. Unlike `tcsetattr` alone, the call then fails
/// with EINTR when one of the watched signals arrives; restarting it would stop the group again, no
/// matter what the signal asked for.
bool csignals_change_settings(int input, const struct termios *_Nonnull settings);

/// Stop the process group as Ctrl-Z does, and return when it continues; return immediately if TSTP
/// is ignored.
void csignals_stop_group(void);

/// Raise a signal with its default action, even if it is handled or blocked.
void csignals_raise_default(int signal_number);
