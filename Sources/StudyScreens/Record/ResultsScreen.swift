import Navigation
import Records
import StudyCatalog
import TerminalUI

/// The results of all rounds, latest first.
struct ResultsScreen: StudyScreen {
  let model: StudyModel
  private var results: [RoundResult] = []
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
        list { columns.row(of: $0, in: model, showing: shown.count, cutTo: shown.room) }
      }
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
    results = model.read { records throws(RecordsError) in try records.results() } ?? results
    columns = ResultColumns(of: results, in: model)
  }
}
