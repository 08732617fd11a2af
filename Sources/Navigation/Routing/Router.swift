/// Where the person is: the path, and everything that follows when it changes.
///
/// A router lives inside its app's isolation. It changes the path at once; screens, drawing and
/// those who await follow in the order that the contract sets.
public final class Router<Route: Hashable & Codable & Sendable> {
  @usableFromInline let conductor: Conductor<Route>
  @usableFromInline let interpreter: Interpreter<Route>

  /// Makes a router whose path is a root alone; nothing happens before ``launch(_:cause:)``.
  ///
  /// The router does not keep its stage alive: that must live as long as anything is asked of the
  /// router, or until it has ended.
  @inlinable
  public convenience init(root: Route, stage: any Stage<Route>, queue: WorkQueue) {
    let path = Path(root: Entry(id: EntryID(number: 1), route: root))
    self.init(path: path, stage: stage, queue: queue)
  }

  /// Makes a router on a path that was before; new entries get higher numbers than its entries.
  @inlinable
  public init(path: Path<Route>, stage: any Stage<Route>, queue: WorkQueue) {
    interpreter = Interpreter(path: path)
    conductor = Conductor(
      path: path.entries.map { $0.id }, interpretation: interpreter.interpretation, stage: stage,
      queue: queue)
  }

  /// The entries from the root to the top, as the last committed change left them.
  @inlinable public var path: Path<Route> { interpreter.scene.path }

  /// The last entry of the path. Costs less than to ask the path, since no route is looked at.
  public var top: EntryID { conductor.top }

  /// The tasks of the screens.
  public var tasks: TaskLedger { conductor.tasks }

  /// The app's queue and clock.
  public var queue: WorkQueue { conductor.queue }

  /// Whether the program is over, so that nothing more is accepted.
  public var isEnded: Bool { conductor.isEnded }
}
