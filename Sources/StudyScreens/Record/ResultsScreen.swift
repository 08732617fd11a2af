import Navigation
import Records
import StudyCatalog
import TerminalUI

/// The results of the latest rounds, latest first, and how many there are in all.
struct ResultsScreen: StudyScreen {
  let model: StudyModel
  private var results: [RoundResult] = []
  /// The number of all results.
  private var count = 0
  private var columns = ResultColumns()

  init(model: StudyModel) { self.model = model }

  var title: String { model.language.label(["これまでの", "結果"], "Results") }

  var body: some View<Self> {
    NoticeText(model: model)
    ReadAloud { [columns] in
      list { [model] in columns.row(of: $0, in: model) }
    } else: { [columns] in
      SizeReader { [model] width in
        let shown = columns.fitting(in: width)
        list { columns.row(of: $0, in: model, showing: shown.columns, cutTo: shown.room) }
      }
    }
    if count > results.count {
      Blank()
      Text(
        model.language(
          "全部で\(count.grouped)回のうち、新しい\(results.count)回です。",
          "The latest \(results.count) of \(count.grouped) rounds."),
        role: .muted)
    }
  }

  private func list(row: @escaping (RoundResult) -> Row<Self>) -> some View<Self> {
    RowList(results, row: row)
      .id { "\($0.id)" }
      .onSelect { result, _, context in context.push(.round(result.id)) }
  }

  func row(opening route: StudyRoute) -> String? {
    if case .round(let number) = route { "\(number)" } else { nil }
  }

  mutating func read() {
    let read = model.read { records throws(RecordsError) in
      (try records.results(), try records.resultCount())
    }
    if let read { (results, count) = read }
    columns = ResultColumns(of: results, in: model)
  }
}
