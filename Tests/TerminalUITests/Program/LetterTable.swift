import Navigation
import TerminalCore
import TerminalUI

/// A letter in a table.
struct Letter {
  let id: Int
  let from: String
  let subject: String
  let size: Int
}

/// A table of letters, which can be sorted and searched.
struct LetterTable: Screen {
  enum Route: RouteValue { case root }

  let model: SampleModel
  let hasSearch: Bool
  var count: Int
  var query = ""
  var chosen = "-"
  var shown = "-"
  var sort = TableSort()

  var title: String { "Letters" }

  var body: some View<Self> {
    if hasSearch { SearchField(\.query) }
    Text("chosen \(chosen), shown \(shown)")
    Table(order) {
      Column("From", width: .cells(10, min: 6)) { letter in
        model.countRow()
        return letter.from
      }
      Column("Subject", width: .fill(min: 8).priority(1)) { $0.subject }
      Column("KB", name: "size", width: .cells(6), alignment: .trailing) { "\($0.size)" }
      Column("", width: .cells(1).priority(-1), isSortable: false) { $0.size > 5 ? "!" : "" }
    }
    .sort(\.sort)
    .id { "\($0.id)" }
    .onSelect { letter, screen, _ in screen.chosen = letter.from }
    .onFocus { letter, screen, _ in screen.shown = letter.from }
  }

  /// The letters, sorted without sorting: their sizes rise with their numbers.
  private var order: [Letter] {
    let names = ["Anna", "Bernhard-Maria", "なごやの人"]
    let letters = (0..<count).map {
      Letter(id: $0, from: names[$0 % 3] + ($0 < 3 ? "" : " \($0)"), subject: "Re: \($0)", size: $0)
    }
    return sort.column == "size" && sort.isDescending ? letters.reversed() : letters
  }
}

/// Makes the program.
func launchLetterTable(
  count: Int = 12, hasSearch: Bool = false, model: SampleModel = SampleModel(),
  glyphs: GlyphSet = .ascii,
  columns: Int = 50, rows: Int = 9
) -> App<LetterTable.Route> {
  let app = App(root: LetterTable.Route.root) { _ in
    LetterTable(model: model, hasSearch: hasSearch, count: count)
  }
  app.launch(
    size: Size(columns: columns, rows: rows), appearance: Appearance(glyphs: glyphs, motion: .none))
  return app
}
