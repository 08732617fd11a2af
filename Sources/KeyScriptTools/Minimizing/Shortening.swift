import KeyScript
import TerminalCore

/// What can be left out of a single directive.
enum Shortening {
  /// Some of its parts: keys or characters. The function returns the directive with those at the
  /// given positions, of which there is at least one.
  case parts(Int, keeping: ([Int]) -> Directive)

  /// Some of its size: a time in milliseconds, or a number of frames or notches, which is at least
  /// 1.
  case size(Int, setting: (Int) -> Directive)
}

extension Directive {
  /// What can be left out of the directive; `nil` if nothing can.
  var shortening: Shortening? {
    switch self {
    case .input(.keys(let presses)):
      let keys = presses.flatMap { Array(repeating: $0.key, count: $0.count) }
      return Self.parts(keys) { .input(.keys(KeyPress.grouping($0))) }
    case .input(.type(let text)):
      return Self.parts(Array(text)) { .input(.type(String($0))) }
    case .input(.paste(let text)):
      return Self.parts(Array(text)) { .input(.paste(String($0))) }
    case .input(.scroll(let scroll)):
      return Self.size(scroll.count) {
        var shorter = scroll
        shorter.count = $0
        return .input(.scroll(shorter))
      }
    case .time(.wait(let duration)):
      // What is below a millisecond is gone with the first shorter time.
      return Self.size(Int((duration / .milliseconds(1)).rounded(.up))) {
        .time(.wait(.milliseconds($0)))
      }
    case .time(.frames(let count)):
      return Self.size(count) { .time(.frames($0)) }
    case .header, .input, .time, .check, .load, .note, .sharing: return nil
    }
  }

  private static func parts<Part>(
    _ parts: [Part], _ directive: @escaping ([Part]) -> Directive
  ) -> Shortening? {
    guard parts.count > 1 else { return nil }
    return .parts(parts.count) { positions in directive(positions.map { parts[$0] }) }
  }

  private static func size(
    _ size: Int, _ directive: @escaping (Int) -> Directive
  ) -> Shortening? {
    size > 1 ? .size(size, setting: directive) : nil
  }
}

extension KeyPress {
  /// The presses of keys, with equal ones next to each other as one that is repeated.
  fileprivate static func grouping(_ keys: [Key]) -> [KeyPress] {
    var presses: [KeyPress] = []
    for key in keys {
      if let last = presses.indices.last, presses[last].key == key {
        presses[last].count += 1
      } else {
        presses.append(KeyPress(key))
      }
    }
    return presses
  }
}
