/// The gaps of a field, as in “{{c1::Tokyo}} is the capital of {{c2::Japan::a country}}”.
///
/// Each number asks a question of its own, in which the other gaps are filled in. The format is
/// that of “Cloze Deletion” in Anki's manual; gaps inside of gaps are not read.
struct NoteGaps {
  fileprivate struct Gap {
    /// The number of the question that asks it.
    let number: Int
    let text: Substring
    let hint: Substring?
    /// What follows, up to the next gap.
    let rest: Substring
  }

  /// What comes before the first gap.
  private let start: Substring
  private var gaps: [Gap] = []

  /// The most questions of a field, so that a long one with many gaps doesn't fill the memory.
  private static let mostQuestions = 20

  /// Reads a field; the result is `nil` if it has no gaps, or any that can't be read, or if it is
  /// too long to be asked.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the field.
  init?(_ field: String) {
    guard field.utf8.count <= NoteText.longestField, let first = field.index(of: Self.opening)
    else { return nil }
    start = field[..<first]
    var rest = field[first...]
    while !rest.isEmpty {
      let digits = rest.dropFirst(Self.opening.count).prefix { $0.isASCII && $0.isNumber }
      let inside = rest[digits.endIndex...]
      guard let number = Int(digits), inside.hasPrefix("::"), let end = inside.index(of: "}}")
      else { return nil }
      let content = inside[..<end].dropFirst(2)
      guard content.index(of: Self.opening) == nil else { return nil }
      let hint = content.index(of: "::")
      let after = inside[end...].dropFirst(2)
      let next = after.index(of: Self.opening) ?? after.endIndex
      gaps.append(
        Gap(
          number: number, text: content[..<(hint ?? content.endIndex)],
          hint: hint.map { content[$0...].dropFirst(2) }, rest: after[..<next]))
      rest = after[next...]
    }
    guard numbers.count <= Self.mostQuestions else { return nil }
  }

  private static let opening = "{{c"

  /// Whether a field seems to have gaps, which perhaps can't be read.
  static func mayBe(in field: String) -> Bool {
    field.index(of: opening).map { field[$0...].index(of: "::") != nil } ?? false
  }

  private var numbers: [Int] { Set(gaps.map(\.number)).sorted() }

  /// The questions in the order of their numbers, each with its answer.
  var questions: [(question: String, answer: String)] {
    numbers.map { number in
      let question = gaps.reduce(into: String(start)) { question, gap in
        question += gap.number == number ? gap.blank : String(gap.text)
        question += gap.rest
      }
      let answers = gaps.filter { $0.number == number }.map { String($0.text) }
      return (question, answers.joined(separator: ", "))
    }
  }
}

extension NoteGaps.Gap {
  /// What stands in the question in its place.
  fileprivate var blank: String { hint.map { "___ (\($0))" } ?? "___" }
}
