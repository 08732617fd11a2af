public import TerminalCore

/// Turns frames into the bytes that a terminal gets for them.
///
/// Programs hand one to a ``Player``, which knows nothing of any terminal library.
public protocol TerminalWriter: AnyObject {
  /// Shows a frame and gives what was written for it.
  ///
  /// A frame of another size than the one before means that the terminal got that size first.
  func bytes(showing frame: Frame) throws(RendererError) -> [UInt8]
}

/// Makes a writer for a terminal such as a script wants.
public typealias TerminalWriterFactory =
  (ScriptSettings) throws(RendererError) -> any TerminalWriter
