import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// A one-line fact about the terminal or the records, with a remedy if something is wrong.
struct Finding: Equatable {
  /// The importance of a fact to the user.
  enum Status: CaseIterable {
    /// Nothing needs to be done.
    case ok
    /// Study works, but something could be better.
    case note
    /// Something doesn't work.
    case problem

    /// The word that precedes the fact.
    var word: BilingualText {
      switch self {
      case .ok: BilingualText(japanese: "正常", english: "ok")
      case .note: BilingualText(japanese: "注意", english: "note")
      case .problem: BilingualText(japanese: "問題", english: "problem")
      }
    }
  }

  let status: Status
  /// The topic of the fact, in a word or two.
  let topic: BilingualText
  let text: BilingualText

  init(_ status: Status, _ topic: BilingualText, _ text: BilingualText) {
    self.status = status
    self.topic = topic
    self.text = text
  }

  init(_ status: Status, _ topic: BilingualText, _ japanese: String, _ english: String) {
    self.init(status, topic, BilingualText(japanese: japanese, english: english))
  }
}

/// All findings, in sections with headings.
struct FindingReport {
  let language: Language
  let parts: [(heading: BilingualText, findings: [Finding])]

  /// The number of problems.
  var problemCount: Int { count(of: .problem) }

  /// Returns the report: one line for each fact, or several that fit a width.
  ///
  /// - Parameter width: The maximum width of a line, in cells; `nil` for no limit.
  /// - Returns: The lines.
  func lines(width: Int?) -> [String] {
    parts.flatMap { part in
      ["", language(part.heading)] + part.findings.flatMap { lines(of: $0, width: width) }
    } + ["", conclusion]
  }

  private func lines(of finding: Finding, width: Int?) -> [String] {
    let status = language(finding.status.word).padded(to: statusWidth)
    let finding = LabeledText(
      label: "  \(status)  \(language(finding.topic))", text: language(finding.text).visible)
    return finding.lines(column: 2 + statusWidth + 2 + topicWidth + 2, width: width)
  }

  private var statusWidth: Int {
    Finding.Status.allCases.map { language($0.word).displayWidth }.max() ?? 0
  }

  private var topicWidth: Int {
    parts.flatMap(\.findings).map { language($0.topic).displayWidth }.max() ?? 0
  }

  private func count(of status: Finding.Status) -> Int {
    parts.flatMap(\.findings).count { $0.status == status }
  }

  private var conclusion: String {
    let notes = count(of: .note)
    let (problems, more) = (problemCount, notes == 1 ? "1 note" : "\(notes) notes")
    switch (problems, notes) {
    case (0, 0): return language("問題はありません", "no problems")
    case (0, _): return language("問題はありません（注意 \(notes)）", "no problems; \(more)")
    default:
      return language(
        "問題 \(problems)、注意 \(notes)",
        (problems == 1 ? "1 problem" : "\(problems) problems") + (notes == 0 ? "" : ", \(more)"))
    }
  }
}
