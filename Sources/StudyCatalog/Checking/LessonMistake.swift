/// A mistake in a file of lessons that a person has written.
public struct LessonMistake: Hashable, Sendable {
  /// The path of the file or folder.
  public let file: String
  /// Where in the file; `nil` if the mistake is not at one place.
  public let place: CellPlace?
  /// What is wrong and what to do.
  public let problem: BilingualText

  init(_ file: String, _ place: CellPlace? = nil, _ problem: any LessonProblem) {
    self.file = file
    self.place = place
    self.problem = problem.text
  }

  /// The place and the problem in one line: `rivers.tsv:3:2: …`.
  public var text: BilingualText {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return BilingualText(
      japanese: "\(file)\(place): \(problem.japanese)",
      english: "\(file)\(place): \(problem.english)")
  }
}

/// The place of a cell, counted as spreadsheets count.
public struct CellPlace: Hashable, Sendable {
  /// The line, from 1 for the header.
  public let line: Int
  /// The column of the table, from 1.
  public let column: Int
}

/// What can be wrong with lessons, in words for the person who wrote them.
protocol LessonProblem {
  /// What is wrong and what to do.
  var text: BilingualText { get }
}

extension String {
  /// The beginning of the text, so that a long cell does not fill the screen.
  var shortened: String { count <= 30 ? self : prefix(29) + "…" }
}
