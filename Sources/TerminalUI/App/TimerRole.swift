import Navigation

/// What a timer of the app is for.
enum TimerRole: Hashable {
  /// The next frame of a motion.
  case frame
  /// A swipe has been held without motion for too long.
  case heldSwipe
  /// The wheel has been silent long enough to end its burst.
  case wheelSilence
  /// The loading indicator of a screen comes or goes.
  case indicator(EntryID)
}
