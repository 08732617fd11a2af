import KeyScript
import TerminalCore

extension Coverage: CustomStringConvertible {
  /// A table of the screens, a table of the rest, and a list of what was not reached.
  public var description: String {
    [screenTable, otherTable, missedList].joined(separator: "\n\n")
  }

  /// How much of what is known was reached, on one line.
  public var summary: String {
    let keyCounts = screens.values.map(\.keys) + [keys]
    return "\(reachedScreenCount) of \(screenNames.count) screens, "
      + "\(keyCounts.map(\.reachedCount).reduce(0, +)) of "
      + "\(keyCounts.map(\.names.count).reduce(0, +)) keys, "
      + "\(commands.reachedCount) of \(commands.names.count) commands reached"
  }

  private var reachedScreenCount: Int { screens.values.count { $0.count > 0 } }

  private var screenTable: String {
    let rows = screenNames.map { name in
      let screen = self[screen: name]
      let choices = screen.choiceCounts
      guard screen.count > 0 else { return [name.visible, "never", "", "", ""] }
      return [
        name.visible, "\(screen.count)", screen.keys.share, screen.controls.share,
        choices.offered == 0 ? "" : "\(choices.made)/\(choices.offered)",
      ]
    }
    return Self.table([["screen", "shown", "keys", "controls", "choices"]] + rows)
  }

  private var otherTable: String {
    let rows = parts.filter { !$0.counts.names.isEmpty }.map { [$0.name, $0.counts.share] }
    return Self.table([["everywhere", "reached"]] + rows)
  }

  /// What does not belong to a screen, with the word for one of each.
  private var parts: [(name: String, word: String, counts: Counts)] {
    [
      ("keys of the program", "key", keys), ("commands", "command", commands),
      ("causes of changes", "cause", causes), ("outcomes", "outcome", outcomes),
      ("answers to questions", "answer to", answers),
    ]
  }

  /// The names of everything that was not reached.
  private var missedList: String {
    let lines =
      screenNames.flatMap(missed)
      + parts.flatMap { part in
        part.counts.missed.map { "\(part.word) \($0)" }
      }
    guard !lines.isEmpty else { return "everything that is known was reached" }
    return (["not reached:"] + lines.map { "  " + $0.visible }).joined(separator: "\n")
  }

  /// What was not reached of a screen. The keys of one that never appeared are not known.
  private func missed(in name: String) -> [String] {
    let screen = self[screen: name]
    guard screen.count > 0 else { return ["screen \(name)"] }
    return screen.keys.missed.map { "\(name): key \($0)" }
      + screen.controls.missed.map { id in
        "\(name): control “\(Notation.shortened(screen.controlTexts[id] ?? id, to: 40))”"
      }
      + screen.dialogs.sorted { $0.key < $1.key }.flatMap { message, choices in
        let line = message.split(separator: "\n").first.map(String.init) ?? ""
        return choices.missed.map { "\(name): “\($0)” in “\(Notation.shortened(line, to: 40))”" }
      }
  }

  /// Rows in columns, of which all but the first are aligned at the right.
  private static func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.displayWidth)
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Coverage.Counts {
  /// The share that was reached, such as `3/4`; empty if there is nothing to reach.
  fileprivate var share: String { names.isEmpty ? "" : "\(reachedCount)/\(names.count)" }
}

// MARK: - JSON

extension Coverage {
  /// The coverage for other programs: a JSON object on one line, without a line feed.
  ///
  /// It has the `screens`, each with its `name`, a `count`, its `keys`, its `controls` with a
  /// `text` and a `count`, and its `dialogs` with a `message` and `choices`; and the `keys` of the
  /// program, the `commands`, `causes`, `outcomes` and `answers`. Keys, choices and the last four
  /// are objects with a number for each name.
  public var json: String {
    JSONText.object([
      "screens": JSONText.list(screenNames.map { Self.json(of: self[screen: $0], named: $0) }),
      "keys": keys.json, "commands": commands.json, "causes": causes.json,
      "outcomes": outcomes.json, "answers": answers.json,
    ])
  }

  private static func json(of screen: Screen, named name: String) -> String {
    let dialogs = screen.dialogs.sorted { $0.key < $1.key }.map { message, choices in
      JSONText.object(["message": JSONText.quoted(message), "choices": choices.json])
    }
    let controls = screen.controls.names.map { id in
      JSONText.object([
        "text": JSONText.quoted(screen.controlTexts[id] ?? id), "count": "\(screen.controls[id])",
      ])
    }
    return JSONText.object([
      "name": JSONText.quoted(name), "count": "\(screen.count)", "keys": screen.keys.json,
      "controls": JSONText.list(controls),
      "dialogs": JSONText.list(dialogs),
    ])
  }
}

extension Coverage.Counts {
  fileprivate var json: String {
    let members = names.map { JSONText.quoted($0) + ":\(self[$0])" }
    return "{" + members.joined(separator: ",") + "}"
  }
}
