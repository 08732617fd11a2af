import CNcurses
import Glibc

/// A terminal's description as terminfo keeps it in a file.
///
/// On terminals whose wrapping at the right edge can't be switched off, tmux and screen among them,
/// ncurses reaches the last cell of the screen by inserting, and takes a wide glyph that ends right
/// before it for that cell: the row's end is torn apart. It is told not to by a description that
/// claims no wrapping. That is as good as true where the cursor waits at the edge for the next
/// glyph, since ncurses never writes one there.
struct TerminfoEntry {
  private static let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  private static let headerSize = 12
  /// The places of `am` and `xenl` among the yes-or-no capabilities.
  private static let (marginIndex, glitchIndex) = (1, 4)

  private var bytes: [UInt8]

  /// Reads the description of a terminal, or gives `nil` when it isn't in the usual places.
  init?(name: String) {
    guard let first = name.first, !name.contains("/") else { return nil }
    for folder in Self.folders {
      if let bytes = Self.read("\(folder)/\(first)/\(name)"), bytes.count > Self.headerSize {
        self.bytes = bytes
        return
      }
    }
    return nil
  }

  /// The description without wrapping, in the form that `TERMINFO` may hold, or `nil` when the
  /// terminal's cursor doesn't wait at the edge.
  var withoutMargin: String? {
    let flags = Self.headerSize + Int(bytes[2]) + Int(bytes[3]) << 8
    guard flags + Self.glitchIndex < bytes.count, bytes[4] > UInt8(Self.glitchIndex),
      bytes[flags + Self.glitchIndex] == 1
    else { return nil }
    var changed = bytes
    changed[flags + Self.marginIndex] = 0
    let digits = Array("0123456789ABCDEF")
    return changed.reduce(into: "hex:") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }

  /// Calls a function while ncurses finds the description without wrapping, where that helps.
  ///
  /// A `TERMINFO` that the person has set is left alone.
  static func whileTrusted<Result>(name: String, _ body: () -> Result) -> Result {
    guard unsafe getenv("TERMINFO") == nil, isFragile(name),
      let description = TerminfoEntry(name: name)?.withoutMargin
    else { return body() }
    return TerminalEnvironment.setting("TERMINFO", to: description, during: body)
  }

  /// Whether the terminal can't switch wrapping off, nor repeat a glyph. Where it repeats, ncurses
  /// counts on wrapping.
  private static func isFragile(_ name: String) -> Bool {
    let previous = unsafe cncurses_terminal()
    var status: CInt = 0
    guard unsafe setupterm(name, STDOUT_FILENO, &status) == OK else { return false }
    defer { unsafe cncurses_forget_terminal(previous) }
    return unsafe cncurses_capability("rmam") == nil && cncurses_capability("rep") == nil
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Descriptor.readAvailable(from: descriptor, limit: 65_536).bytes
  }
}
