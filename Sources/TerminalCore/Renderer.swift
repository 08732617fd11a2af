/// A screen that shows frames: either a real terminal, or a fake one that records them.
public protocol Renderer: AnyObject {
  /// The size that the next frame must have.
  var size: Size { get }

  /// Shows a frame, replacing the previous one.
  ///
  /// - Throws: ``RendererError`` if the terminal can't be drawn on anymore.
  func show(_ frame: Frame) throws(RendererError)
}
