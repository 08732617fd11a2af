import Navigation
import TerminalCore

/// Where a motion stood when another one took over from it.
struct Leftover {
  /// The entries between which it moved.
  let from: EntryID, to: EntryID

  /// How far it had come, from 0 to 1.
  let position: Double

  /// What it showed.
  let picture: Frame
}
