/// When an inspector starts to record what happens.
public enum InspectorRecording: Hashable, Sendable {
  /// At the start of the program, so that it can tell what led to what is on the screen.
  case sinceLaunch

  /// When it is first opened, for programs whose users rarely open it.
  case sinceOpening
}
