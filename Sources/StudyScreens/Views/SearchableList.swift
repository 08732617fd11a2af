import Navigation
import StudyCatalog
import TerminalUI

/// The search in a list of questions.
struct ListSearch {
  /// Whether the field for the search is visible.
  var isOpen = false
  /// The text in the field.
  var typed = ""
  private let searched = SearchedTexts()

  /// Returns the elements whose texts contain what was typed; all of them if nothing was.
  func found<Element>(
    in elements: [Element], by texts: (Element) -> [BilingualText?]
  ) -> [Element] {
    guard isOpen, let query = TextQuery(typed) else { return elements }
    return elements.filter { element in
      texts(element).contains { $0.map { query.matches(searched.forms(of: $0)) } ?? false }
    }
  }
}

/// The texts of a list that were searched, which are put in normal form once while the search is
/// open.
private final class SearchedTexts {
  private var known: [BilingualText: SearchedText] = [:]

  func forms(of text: BilingualText) -> SearchedText {
    if let forms = known[text] { return forms }
    let forms = SearchedText(text)
    known[text] = forms
    return forms
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
    LabeledSearchField(
      text: \.search.typed,
      placeholder: model.language.label(["問題の", "ことば"], "words of a question"),
      language: model.language)
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
