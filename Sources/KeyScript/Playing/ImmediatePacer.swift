public import TerminalCore

/// Lets time pass at once, and shows nothing.
public final class ImmediatePacer: Pacer {
  /// Makes a pacer.
  public init() {}

  public func advance(_ target: any ScriptTarget, to time: Duration) {
    target.advance(to: time)
  }

  public func show(_ frame: Frame) {}

  public func show(note: String) {}
}
