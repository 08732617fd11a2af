import CNcurses
import Files
import Glibc

/// A terminal's description from a terminfo file.
///
/// On terminals that can't disable wrapping at the right edge, such as tmux and screen, ncurses
/// draws the last cell of the screen by inserting, which breaks a wide glyph that ends right before
/// that cell. A description without wrapping (`am`) avoids this. That is harmless if the cursor
/// waits at the edge for the next glyph (`xenl`), because ncurses never writes one there.
struct TerminfoEntry {
  private static let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  private static let headerSize = 12
  /// The indices of `am` and `xenl` among the Boolean capabilities.
  private static let (marginIndex, glitchIndex) = (1, 4)

  private var bytes: [UInt8]

  /// Reads the description of a terminal; fails if it isn't in the usual folders.
  init?(name: String) {
    guard let first = name.first, !name.hasSlash else { return nil }
    for folder in Self.folders {
      if let bytes = try? OpenFile(reading: "\(folder)/\(first)/\(name)").bytes(limit: 65_536),
        bytes.count > Self.headerSize
      {
        self.bytes = bytes
        return
      }
    }
    return nil
  }

  /// The description without wrapping, in the form that `TERMINFO` accepts; `nil` if the terminal's
  /// cursor doesn't wait at the edge.
  var withoutMargin: String? {
    let flags = Self.headerSize + Int(bytes[2]) + Int(bytes[3]) << 8
    guard flags + Self.glitchIndex < bytes.count, bytes[4] > UInt8(Self.glitchIndex),
      bytes[flags + Self.glitchIndex] == 1
    else { return nil }
    var changed = bytes
    changed[flags + Self.marginIndex] = 0
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    text.reserveCapacity(text.count + 2 * changed.count)
    for byte in changed {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls a function while ncurses finds the description without wrapping, if the terminal needs
  /// it.
  ///
  /// A `TERMINFO` variable that is already set is left alone.
  static func whileTrusted<Result>(
    name: String, _ traits: TerminfoTraits?, _ body: () -> Result
  ) -> Result {
    guard unsafe getenv("TERMINFO") == nil, traits?.isFragile == true,
      let description = TerminfoEntry(name: name)?.withoutMargin
    else { return body() }
    return TerminalEnvironment.setting("TERMINFO", to: description, during: body)
  }
}

/// What terminfo says about drawing on a terminal.
struct TerminfoTraits {
  /// Whether its output must wait for it.
  let needsPadding: Bool

  /// Whether it can move its cursor.
  let canMoveCursor: Bool

  /// Whether it can neither disable wrapping nor repeat a glyph. If it can repeat, ncurses relies
  /// on wrapping.
  let isFragile: Bool

  /// Looks a terminal up; `nil` if terminfo doesn't contain it.
  init?(name: String, output: CInt) {
    let previous = unsafe cncurses_terminal()
    var status: CInt = 0
    guard !name.isEmpty, unsafe setupterm(name, output, &status) == OK else { return nil }
    defer { unsafe cncurses_forget_terminal(previous) }
    needsPadding = cncurses_has_forced_waits()
    canMoveCursor = unsafe cncurses_capability("cup") != nil
    isFragile = unsafe cncurses_capability("rmam") == nil && cncurses_capability("rep") == nil
  }
}
