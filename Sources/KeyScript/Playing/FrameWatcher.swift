public import TerminalCore

/// An observer of every frame of a play, which can fail the play.
public protocol FrameWatcher: AnyObject {
  /// Called when a play begins.
  ///
  /// - Parameter settings: The settings of the program, with its actual size.
  /// - Throws: A reason to fail the play.
  func begin(_ settings: ScriptSettings) throws(FrameFault)

  /// Called before the program gets an input of the script.
  func willSend(_ input: Directive.Input)

  /// Called after the frame has changed, by an event or a step of an animation.
  ///
  /// - Throws: A reason to fail the play.
  func see(_ shown: ShownFrame) throws(FrameFault)

  /// Called after the last line of the script, if nothing has failed.
  ///
  /// - Throws: A reason to fail the play after all.
  func checkEnd() throws(FrameFault)

  /// Called when the play is over.
  ///
  /// - Parameters:
  ///   - time: The virtual time.
  ///   - status: The exit status of the program; `nil` if it is still running.
  func end(at time: Duration, status: Int32?)
}

extension FrameWatcher {
  public func willSend(_ input: Directive.Input) {}

  public func checkEnd() {}

  public func end(at time: Duration, status: Int32?) {}
}

/// A frame of a play.
public struct ShownFrame {
  /// The cells and the cursor.
  public let frame: Frame

  /// The virtual time.
  public let time: Duration

  /// The bytes that make a terminal show the frame; empty without a ``Player/terminalWriter``.
  public let bytes: [UInt8]
}

/// The reason why a watcher or a check fails a play.
public struct FrameFault: Error, Hashable {
  /// A sentence that describes the fault.
  public var message: String
  /// The expected rows, if the fault concerns the whole screen.
  public var expectedRows: [String]?
  /// The rows that were found instead; `nil` for those on the screen.
  public var actualRows: [String]?
  /// The cells to look at.
  public var cells: Set<Position>

  /// Creates a fault.
  public init(
    _ message: String, expectedRows: [String]? = nil, actualRows: [String]? = nil,
    cells: Set<Position> = []
  ) {
    self.message = message
    self.expectedRows = expectedRows
    self.actualRows = actualRows
    self.cells = cells
  }
}

/// A renderer that returns the bytes for a terminal.
///
/// The program supplies it, so that ``Player`` depends on no terminal library.
public protocol TerminalWriter: AnyObject {
  /// Draws a frame and returns the bytes that draw it.
  ///
  /// If its size differs from that of the previous frame, the terminal was resized first.
  func bytes(showing frame: Frame) throws(RendererError) -> [UInt8]
}

/// Makes a writer for the terminal that a script describes.
public typealias TerminalWriterFactory =
  (ScriptSettings) throws(RendererError) -> any TerminalWriter
