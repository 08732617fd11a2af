/// A terminal with a person at it: a renderer, a source of events, and what the system asks of it.
public protocol Terminal: Renderer, EventSource {
  /// What ``EventSource/events(until:)`` can be woken with, from any thread.
  var wake: @Sendable () -> Void { get }

  /// Gives the terminal back, stops the program, and takes the terminal again when the program is
  /// continued.
  func suspend()

  /// Draws everything anew with the next frame, whatever is thought to be on the screen.
  func redraw()
}
