import CNcurses
import TerminalCore

extension Attributes {
  /// The attributes as the bits that ncurses has for them.
  var ncursesAttributes: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= cncurses_bold() }
    if contains(.dim) { bits |= cncurses_dim() }
    if contains(.reverse) { bits |= cncurses_reverse() }
    if contains(.underline) { bits |= cncurses_underline() }
    return bits
  }
}
