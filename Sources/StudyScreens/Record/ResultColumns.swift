import Records
import TerminalCore
import TerminalUI

/// The columns of a list of results: when each ended, its score and its percentage. Each column is
/// in all rows or in none, and long titles are cut before them.
struct ResultColumns {
  /// A column.
  enum Column {
    /// When the round ended.
    case end
    /// The same where there is little room.
    case shortEnd
    /// The right answers and all.
    case score
    /// The percentage of right answers.
    case percent
  }

  /// The columns where there is room.
  static let all = [Column.end, .score, .percent]

  /// The columns for less and less room. Without their ends, results of a lesson can't be told
  /// apart.
  private static let sets: [[Column]] = [
    all, [.shortEnd, .score, .percent], [.shortEnd, .percent], [.score, .percent], [.percent],
  ]

  /// The widths of the columns, in cells.
  private var widths: [Column: Int] = [.percent: 4]

  /// The different titles.
  private var titles: Set<String> = []

  /// Prepares no columns.
  init() {}

  /// Prepares the columns for the latest results, which are those that are seen first.
  init(of results: [RoundResult], in model: StudyModel) {
    let latest = results.prefix(Self.looked)
    widths[.end] = latest.map { model.wordsForEnd(of: $0).displayWidth }.max()
    widths[.shortEnd] = latest.map { model.shortWordsForEnd(of: $0).displayWidth }.max()
    widths[.score] = latest.map(\.score.count).max()
    titles = Set(latest.map { Self.title(of: $0, in: model) })
  }

  /// How many results are looked at to find the widths. Wider ones are only cut earlier.
  private static var looked: Int { 100 }

  /// The column at which the details of rows end in a wide window, and the one for the scroll bar.
  private static var measure: Int { 79 }

  /// The columns to show, and the cells that they leave for a title: as many as keep the titles
  /// distinct, and at least the percentage.
  func fitting(in width: Int) -> (columns: [Column], room: Int) {
    let width = min(width, Self.measure)
    let sets = Self.sets.map { columns in
      (columns, RowRoom.forText(in: width, beside: columns.map { widths[$0] ?? 0 }))
    }
    let longestTitle = titles.map(\.displayWidth).max() ?? 0
    let roomy = sets.filter { $0.1 >= min(longestTitle, RowRoom.leastTitle) }
    return roomy.first { _, room in Set(titles.map { $0.cut(to: room) }).count == titles.count }
      ?? roomy.first ?? sets[sets.count - 1]
  }

  /// The row of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - model: The model.
  ///   - columns: The columns to show.
  ///   - room: The cells for the title.
  /// - Returns: The row.
  func row<Owner>(
    of result: RoundResult, in model: StudyModel, showing columns: [Column] = all,
    cutTo room: Int = .max
  ) -> Row<Owner> {
    Row(
      Self.title(of: result, in: model).cut(to: room),
      details: columns.map { column in
        let (words, width) = (words(for: column, of: result, in: model), widths[column] ?? 0)
        let detail = RowDetail(words, width: width, alignment: .trailing)
        guard column == .score else { return detail }
        return detail.readAs(
          model.language.label(
            ["\(result.count)問中 \(result.correct)問", "正解"],
            "\(result.correct) of \(result.count) right"))
      })
  }

  private func words(
    for column: Column, of result: RoundResult, in model: StudyModel
  ) -> String {
    switch column {
    case .end: model.wordsForEnd(of: result)
    case .shortEnd: model.shortWordsForEnd(of: result)
    case .score: result.score
    case .percent: result.percent.map { "\($0)%" } ?? "-"
    }
  }

  private static func title(of result: RoundResult, in model: StudyModel) -> String {
    model.language.label(model.title(of: result))
  }
}

extension RoundResult {
  /// The right answers and all: 4/5.
  fileprivate var score: String { "\(correct)/\(count)" }
}
