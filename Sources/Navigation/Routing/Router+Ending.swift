extension Router {
  /// Asks every entry, top first, then ends the program.
  @discardableResult
  public func quit(origin: Origin = .code) -> Transition {
    conductor.submit(Request(.quit, origin: origin))
  }

  /// Ends the program and asks nobody, as when the terminal hangs up.
  @discardableResult
  public func end() -> Transition {
    conductor.submit(Request(.end))
  }
}
