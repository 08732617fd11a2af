import TerminalUI

/// Shows one view where frames are read line by line, and another where they are looked at.
struct ReadAloud<Owner, Read: View<Owner>, Seen: View<Owner>>: View {
  private let read: () -> Read
  private let seen: () -> Seen

  /// Creates the view. Only the one that is shown is made.
  init(
    @ViewBuilder<Owner> _ read: @escaping () -> Read,
    @ViewBuilder<Owner> else seen: @escaping () -> Seen
  ) {
    self.read = read
    self.seen = seen
  }

  func place(in layout: inout Layout<Owner>) {
    if layout.appearance.readsFrames {
      read().place(in: &layout)
    } else {
      seen().place(in: &layout)
    }
  }
}
