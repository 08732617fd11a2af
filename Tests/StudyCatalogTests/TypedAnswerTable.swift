import Foundation
import StudyCatalog
import Testing

/// The answers in `typed-answers.tsv`: what learners type, and whether it is right.
enum TypedAnswerTable {
  /// The answers to one question.
  struct Item: Sendable, CustomTestStringConvertible {
    let lesson: String
    let key: String
    let rows: [Row]

    var testDescription: String { "\(lesson) \(key)" }
  }

  /// One answer.
  struct Row: Sendable {
    let typed: String
    let verdict: Verdict
  }

  /// What the judge has to say.
  enum Verdict: String, Sendable, CaseIterable {
    /// What is nearly right has the name of its slip; `nearly` is a letter in a spelling of kana.
    case right, nearly, missing, extra, other, swapped, long, small, voiced, letterCase, script
    case accents, numeral, wrong

    init(_ judgement: Judgement) {
      self =
        switch judgement {
        case .right: .right
        case .nearlyRight(.spelling): .nearly
        case .nearlyRight(.missingLetter): .missing
        case .nearlyRight(.extraLetter): .extra
        case .nearlyRight(.otherLetter): .other
        case .nearlyRight(.swappedLetters): .swapped
        case .nearlyRight(.longVowel): .long
        case .nearlyRight(.smallKana): .small
        case .nearlyRight(.voicing): .voiced
        case .nearlyRight(.accents): .accents
        case .nearlyRight(.letterCase): .letterCase
        case .nearlyRight(.script): .script
        case .nearlyRight(.numeral): .numeral
        case .wrong: .wrong
        }
    }
  }

  /// The answers by question, in the order of the table.
  static let byItem: [Item] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "typed-answers.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var items: [Item] = []
    for line in lines {
      guard line.count == 4, let verdict = Verdict(rawValue: line[3]) else {
        preconditionFailure("\(line)")
      }
      let row = Row(typed: line[2], verdict: verdict)
      if let last = items.last, last.lesson == line[0], last.key == line[1] {
        items[items.count - 1] = Item(lesson: line[0], key: line[1], rows: last.rows + [row])
      } else {
        items.append(Item(lesson: line[0], key: line[1], rows: [row]))
      }
    }
    return items
  }()
}
