import TerminalUI

/// A list of rows with identities under a heading, which counts the rows that it creates.
struct Animals: Screen {
  typealias Route = SampleRoute

  let model: SampleModel
  var chosen = ""

  var title: String { "Animals" }

  var body: some View<Self> {
    let _ = model.countBody()
    Section("All") {
      RowList(model.list) { item in
        model.countRow()
        return Row(item, detail: item == chosen ? "chosen" : "")
      }
      .id { $0 }
      .onSelect { item, screen, _ in screen.chosen = item }
    }
  }
}

/// The same animals, narrowed by a search.
struct Search: Screen {
  typealias Route = SampleRoute

  let model: SampleModel
  var query = ""

  var title: String { "Search" }

  var body: some View<Self> {
    let _ = model.countBody()
    SearchField(\.query, placeholder: "name")
    RowList(model.list.filter { query.isEmpty || $0.contains(query) }) { Row($0) }.id { $0 }
      .onSelect { _, _, _ in }
  }
}
