extension Router {
  /// Runs a screen's own handler. What it asks for is committed at once, while every hook of the
  /// change waits until the handler has returned.
  public func handling<Result>(_ handler: () throws -> Result) rethrows -> Result {
    try conductor.handling(handler)
  }
}
