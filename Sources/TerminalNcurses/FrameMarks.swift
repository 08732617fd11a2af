/// The sequences between which a terminal shows nothing, known as synchronized output: without them
/// it may show half a frame.
enum FrameMarks {
  /// The number of the mode.
  static let mode = 2026

  static let begin = "\u{1B}[?\(mode)h"
  static let end = "\u{1B}[?\(mode)l"

  /// The bytes that a terminal reads at once whenever they are written at once.
  ///
  /// A move of the focus is far below. The marks would be a tenth of it, for nothing.
  private static let indivisible = 512

  /// Marks what a frame draws, where it is long enough to be read in several pieces.
  static func mark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count <= indivisible ? bytes : Array(begin.utf8) + bytes + Array(end.utf8)
  }
}
