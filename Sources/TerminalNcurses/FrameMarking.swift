/// When frames are marked, so that a terminal shows each of them at once.
public enum FrameMarking: String, Hashable, Sendable, CaseIterable {
  /// Where the terminal says, when it is asked after the first frame, that it knows the marks.
  case auto
  /// Never, and it isn't asked.
  case never
}
