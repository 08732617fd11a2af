/// A mistake in a lesson file that a user has written.
public struct LessonMistake: Hashable, Sendable {
  /// The path of the file or folder.
  public let file: String
  /// The position in the file; `nil` if the mistake has no single position.
  public let place: CellPlace?
  /// The problem and its remedy.
  public let problem: BilingualText

  init(_ file: String, _ place: CellPlace? = nil, _ problem: any LessonProblem) {
    self.file = file
    self.place = place
    self.problem = problem.text
  }

  /// The position and the problem on one line: `rivers.tsv:3:2: …`.
  public var text: BilingualText {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return BilingualText(
      japanese: "\(file)\(place): \(problem.japanese)",
      english: "\(file)\(place): \(problem.english)")
  }
}

/// The position of a cell, counted from 1 as in spreadsheets.
public struct CellPlace: Hashable, Sendable {
  /// The line, where the header is line 1.
  public let line: Int
  /// The column of the table, from 1.
  public let column: Int
}

/// A problem with lessons, described for the user who wrote them.
protocol LessonProblem {
  /// The problem and its remedy.
  var text: BilingualText { get }
}

extension String {
  /// The text, truncated to 30 characters so that a long cell does not fill the screen.
  var shortened: String { count <= 30 ? self : prefix(29) + "…" }
}
