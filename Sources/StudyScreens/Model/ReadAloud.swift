import TerminalUI

/// Shows one view where frames are read line by line, and another where they are looked at.
struct ReadAloud<Owner, Read: View<Owner>, Seen: View<Owner>>: View {
  private let read: Read
  private let seen: Seen

  init(
    @ViewBuilder<Owner> _ read: () -> Read, @ViewBuilder<Owner> else seen: () -> Seen
  ) {
    self.read = read()
    self.seen = seen()
  }

  func place(in layout: inout Layout<Owner>) {
    if layout.appearance.readsFrames { read.place(in: &layout) } else { seen.place(in: &layout) }
  }
}
