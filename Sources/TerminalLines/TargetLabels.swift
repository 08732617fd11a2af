import TerminalCore

/// What is typed to choose each target of a screen: its own key, or a number. The numbers don't
/// count targets with keys, so they stay when such a target comes or goes.
struct TargetLabels {
  /// The labels, in the order of the targets.
  let all: [String]

  /// Keys that line mode needs for its own commands.
  private static let commands: Set<Character> = ["b", "q", "h", "?", "+", "-", "."]

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

  /// The index of the target that a line names, with digits of any width and leading zeros; `nil`
  /// if there is none.
  func index(of line: String) -> Int? {
    guard let number = LineCommand.number(line) else { return all.firstIndex(of: line) }
    // 03 is 3, too, but 00 is nothing.
    return number == 0 && line.count > 1 ? nil : all.firstIndex(of: "\(number)")
  }
}

/// What is read of each target of a screen, which can be typed to choose it.
struct TargetTexts: Equatable {
  /// The texts, in the order of the targets.
  let all: [String]

  init(_ texts: [String]) { all = texts }

  /// The text of a target without its details, which may change by themselves; `nil` if there is no
  /// such target.
  func name(of index: Int) -> String? {
    all.indices.contains(index) ? all[index].withoutDetails : nil
  }

  /// The index of the only target that has a text, with its details or without; `nil` if none or
  /// several have it. Capitals count only where they tell several apart.
  func index(of line: String) -> Int? {
    let line = line.collapsed
    let exact = indices { $0 == line }
    let found = exact.isEmpty ? indices { $0.lowercased() == line.lowercased() } : exact
    return found.count == 1 ? found[0] : nil
  }

  private func indices(where isMeant: (String) -> Bool) -> [Int] {
    all.indices.filter {
      isMeant(all[$0].collapsed) || isMeant(all[$0].withoutDetails)
    }
  }
}

extension String {
  /// The words with one space between each two.
  fileprivate var collapsed: String { split(separator: " ").joined(separator: " ") }

  /// The words before the details, which two spaces precede.
  fileprivate var withoutDetails: String {
    let words = drop { $0 == " " }
    let end = words.indices.first { words[$0...].hasPrefix("  ") }
    return String(words[..<(end ?? words.endIndex)])
  }
}
