import Navigation
import Records
import StudyCatalog
import TerminalUI

/// The results of all rounds, latest first.
struct ResultsScreen: StudyScreen {
  let model: StudyModel
  private var results: [RoundResult] = []

  init(model: StudyModel) { self.model = model }

  var title: String { model.language.label(["これまでの", "結果"], "Results") }

  var body: some View<Self> {
    NoticeText(model: model)
    RowList(results) { [model] result in
      let score = "\(result.correct)/\(result.count)".padded(toFront: "10/10".count)
      return Row(
        model.language.label(model.title(of: result)),
        details: [
          RowDetail(model.wordsForEnd(of: result)),
          RowDetail(score).readAs(
            model.language.label(
              ["\(result.count)問中 \(result.correct)問", "正解"],
              "\(result.correct) of \(result.count) right")),
          RowDetail(model.percent(result.percent)),
        ])
    }
    .id { "\($0.id)" }
    .onSelect { result, _, context in context.push(.round(result.id)) }
  }

  func row(opening route: StudyRoute) -> String? {
    if case .round(let number) = route { "\(number)" } else { nil }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }

  mutating func read() {
    results = model.read { records throws(RecordsError) in try records.results() } ?? results
  }
}
