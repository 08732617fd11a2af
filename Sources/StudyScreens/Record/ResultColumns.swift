import Records
import TerminalCore
import TerminalUI

/// The columns of a list of results: when each ended, its score and its percentage. Each column is
/// in all rows or in none, and long titles are cut before them.
struct ResultColumns {
  /// The widths of the columns, in cells.
  private var widths = [0, 0, 4]

  /// The different titles.
  private var titles: Set<String> = []

  /// Prepares no columns.
  init() {}

  /// Prepares the columns for the latest results, which are those that are seen first.
  init(of results: [RoundResult], in model: StudyModel) {
    let latest = results.prefix(Self.looked)
    widths[0] = latest.map { model.wordsForEnd(of: $0).displayWidth }.max() ?? 0
    widths[1] = latest.map(\.score.count).max() ?? 0
    titles = Set(latest.map { Self.title(of: $0, in: model) })
  }

  /// How many results are looked at to find the widths. Wider ones are only cut earlier.
  private static var looked: Int { 100 }

  /// The column at which the details of rows end in a wide window, and the one for the scroll bar.
  private static var measure: Int { 79 }

  /// The number of columns to show, counted from the last one, and the cells that they leave for a
  /// title: as many columns as keep the titles distinct, and at least one.
  func fitting(in width: Int) -> (count: Int, room: Int) {
    let width = min(width, Self.measure)
    let all = (1...widths.count).map { count in
      (count, RowRoom.forText(in: width, beside: widths.suffix(count)))
    }
    let longestTitle = titles.map(\.displayWidth).max() ?? 0
    let roomy = all.filter { $0.1 >= min(longestTitle, RowRoom.leastTitle) }
    return roomy.last { _, room in Set(titles.map { $0.cut(to: room) }).count == titles.count }
      ?? roomy.last ?? all[0]
  }

  /// The row of a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - model: The model.
  ///   - count: The number of columns to show, the last ones.
  ///   - room: The cells for the title.
  /// - Returns: The row.
  func row<Owner>(
    of result: RoundResult, in model: StudyModel, showing count: Int = 3, cutTo room: Int = .max
  ) -> Row<Owner> {
    let language = model.language
    let details = [
      RowDetail(model.wordsForEnd(of: result), width: widths[0], alignment: .trailing),
      RowDetail(result.score, width: widths[1], alignment: .trailing).readAs(
        language.label(
          ["\(result.count)問中 \(result.correct)問", "正解"],
          "\(result.correct) of \(result.count) right")),
      RowDetail((result.percent.map { "\($0)%" } ?? "-").padded(toFront: 4)),
    ]
    return Row(
      Self.title(of: result, in: model).cut(to: room), details: details.suffix(count))
  }

  private static func title(of result: RoundResult, in model: StudyModel) -> String {
    model.language.label(model.title(of: result))
  }
}

extension RoundResult {
  /// The right answers and all: 4/5.
  fileprivate var score: String { "\(correct)/\(count)" }
}
