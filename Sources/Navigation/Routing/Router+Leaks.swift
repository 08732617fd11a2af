extension Router {
  /// What is alive and should not be, in words; nothing when all is well.
  ///
  /// For the end of a test, or of every change. Names screens whose entry has gone, tasks that were
  /// cancelled and go on, and askings that nobody can answer any more. A screen may live until
  /// the transition that takes it away has been drawn. Costs a walk over the path.
  ///
  /// - Parameter screens: The entries whose screens are alive, as the front end keeps them, or as a
  ///   ``ScreenWatch`` has seen them.
  /// - Returns: What leaks, each named by its entry.
  public func leaks(among screens: some Sequence<EntryID>) -> [String] {
    let going = [conductor.deferred?.turnover.freed, conductor.drawing?.freed].flatMap {
      $0 ?? .none
    }
    let made = Set(conductor.stations.filter(\.isCreated).map(\.id)).union(going)
    let onStack = Set(conductor.stations.map(\.id))
    let forgotten = screens.filter { isEnded || !made.contains($0) }.sorted()
    let askings = conductor.slots.saved.filter {
      isEnded || !onStack.contains($0.asked) || !onStack.contains($0.slot.owner)
    }
    return forgotten.map { "the screen of \($0), which has left the path" }
      + tasks.lingering.map { "the cancelled task \($0)" }
      + askings.map { "the asking \($0.slot), which nobody can answer" }
  }
}
