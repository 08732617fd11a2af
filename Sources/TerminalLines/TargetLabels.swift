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

  /// The index of the target that a line names, with digits of any width; `nil` if there is none.
  func index(of line: String) -> Int? {
    let plain = String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          guard ("０"..."９").contains(scalar) else { return scalar }
          return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
        }))
    if let index = all.firstIndex(of: plain) { return index }
    // 03 is 3, too.
    let digits = plain.drop { $0 == "0" }
    return digits.isEmpty ? nil : all.firstIndex(of: String(digits))
  }
}
