import TerminalCore

/// What is typed to choose each target of a screen: its own key, or a number. The numbers don't count
/// targets with keys, so they stay when such a target comes or goes.
struct TargetLabels {
  /// The labels, in the order of the targets.
  let all: [String]

  /// Keys that line mode needs for its own commands.
  private static let commands: Set<Character> = ["b", "q", "h", "?", "+", "."]

  init(_ targets: [FrameReading.Target]) {
    var (labels, number) = ([String](), 0)
    for target in targets {
      if let key = target.key, !Self.commands.contains(key) {
        labels.append(String(key))
      } else {
        number += 1
        labels.append("\(number)")
      }
    }
    all = labels
  }

  /// The index of the target that a line names, with digits of any width and leading zeros; `nil` if
  /// there is none.
  func index(of line: String) -> Int? {
    guard let number = LineCommand.number(line) else { return all.firstIndex(of: line) }
    // 03 is 3, too, but 00 is nothing.
    return number == 0 && line.count > 1 ? nil : all.firstIndex(of: "\(number)")
  }
}
