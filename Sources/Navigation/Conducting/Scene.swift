/// The path with its routes, and what is drawn of it.
///
/// One value, so that each step of a change looks at it once.
@usableFromInline
struct Scene<Route: Hashable & Codable & Sendable> {
  @usableFromInline var path: Path<Route>

  /// The top before the last edit, which is drawn as it goes.
  @usableFromInline var before: Entry<Route>

  /// The two tops of what was drawn last.
  @usableFromInline var drawn: (from: Entry<Route>, to: Entry<Route>)

  /// The restored states of entries whose screens were not made yet. An entry that goes is made to
  /// be asked first, so its state is not left here.
  @usableFromInline var unused: [EntryID: String] = [:]

  @inlinable
  init(path: Path<Route>) {
    self.path = path
    before = path.top
    drawn = (path.top, path.top)
  }

  /// Becomes what an edit says; the routes are those of its new entries, top last.
  @inlinable
  mutating func apply(
    _ edit: borrowing PathEdit, routes: some RandomAccessCollection<Route>
  ) {
    before = path.top
    path.apply(edit, routes: routes)
  }

  /// Notes that the last edit is drawn.
  ///
  /// - Returns: The old top and the new one.
  @inlinable
  mutating func draw() -> (from: Entry<Route>, to: Entry<Route>) {
    drawn = (before, path.top)
    return drawn
  }
}
