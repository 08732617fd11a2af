/// A screen that shows frames.
///
/// There are two: the real terminal, and a fake one that keeps the frames it is shown.
public protocol Renderer: AnyObject {
  /// The size that the next frame must have.
  var size: Size { get }

  /// Shows a frame, replacing the previous one.
  ///
  /// - Throws: ``RendererError`` when the terminal is gone.
  func show(_ frame: Frame) throws(RendererError)
}
