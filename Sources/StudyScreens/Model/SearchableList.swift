import Navigation
import StudyCatalog
import TerminalUI

/// The search in a list of questions.
struct ListSearch {
  /// Whether the field for the search is visible.
  var isOpen = false
  /// The text in the field.
  var typed = ""

  /// Returns the elements whose texts contain what was typed; all of them if nothing was.
  func found<Element>(
    in elements: [Element], by texts: (Element) -> [BilingualText?]
  ) -> [Element] {
    guard isOpen, typed.isSearch else { return elements }
    let query = TextQuery(typed)
    return elements.filter { texts($0).contains { $0.map(query.matches) ?? false } }
  }
}

/// A list of questions, which a search in it makes shorter.
protocol SearchableList: StudyScreen {
  var search: ListSearch { get set }

  /// The number of questions.
  var count: Int { get }
}

extension SearchableList {
  /// The key that opens the search, where the list has more questions than there are digits.
  static var searchKey: KeyBinding<Self> {
    KeyBinding("/", \.model.wordForSearching, id: "search-list", if: \.isLong) { screen, _ in
      screen.search = ListSearch(isOpen: true)
    }
  }

  private var isLong: Bool { count > 9 && !search.isOpen }

  /// The field for the search.
  @ViewBuilder<Self> var searchField: some View<Self> {
    SearchField(
      \.search.typed,
      placeholder: model.language.label(["問題の", "ことば"], "words of a question"))
    FieldGap()
  }

  /// Says that the search found nothing.
  var nothingFound: Text<Self> {
    Text(model.language("見つかりません。", "Nothing found."))
  }

  /// Closes the field.
  mutating func backStep() -> Bool {
    guard search.isOpen else { return false }
    search = ListSearch()
    return true
  }
}
