/// A place that shows frames.
///
/// There are two: the real terminal, and the fake one that keeps what it is given.
public protocol Renderer: AnyObject {
  /// The size that the next frame must have.
  var size: Size { get }

  /// Shows a frame, replacing the one before.
  ///
  /// - Throws: ``RendererError`` when the terminal is gone.
  func show(_ frame: Frame) throws(RendererError)
}
