/// The path with its routes, and what is drawn of it.
///
/// One value, so that each step of a change looks at it once.
@usableFromInline
struct Scene<Route: Hashable & Codable & Sendable> {
  @usableFromInline var path: Path<Route>

  /// The top before the last edit, which is drawn as it goes.
  @usableFromInline var before: Entry<Route>

  /// What was drawn last.
  @usableFromInline var presentation: Presentation<Route>?

  /// The restored states of entries whose screens were not made yet. An entry that goes is made to
  /// be asked first, so its state is not left here.
  @usableFromInline var unused: [EntryID: String] = [:]

  @inlinable
  init(path: Path<Route>) {
    self.path = path
    before = path.top
  }

  /// Becomes what an edit says; the routes are those of its new entries, top last.
  @inlinable
  mutating func apply(_ edit: PathEdit, routes: [Route]) {
    before = path.top
    path.apply(edit, routes: routes)
  }

  /// What is to be drawn of the last edit.
  @inlinable
  mutating func present(
    _ transition: Transition, _ direction: Direction, progress: Double
  ) -> Presentation<Route> {
    let presentation = Presentation(
      transition: transition, from: before, to: path.top, direction: direction,
      progress: progress)
    self.presentation = presentation
    return presentation
  }

  /// The entry at a place, and its restored state, which is handed out once.
  @inlinable
  mutating func takeState(at index: Int) -> (entry: Entry<Route>, state: String?) {
    let entry = path.storage[index]
    return (entry, unused.isEmpty ? nil : unused.removeValue(forKey: entry.id))
  }
}
