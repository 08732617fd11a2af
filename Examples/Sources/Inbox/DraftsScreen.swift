import ScreenStack

/// The letters that were kept to be finished later, the latest first.
struct DraftsScreen: Screen {
  typealias Route = Place

  let mail: Mail

  /// The index of the focused row, which is past the end once the last rows have been removed.
  private var place = 0

  static let change = Answer<Self, Change>("change") { screen, change, context in
    screen.mail.apply(change)
    context.notify(screen.words.notice(of: change))
  }
  static let answers = Answers(change)

  init(mail: Mail) { self.mail = mail }

  static var keys: Keys<Self> {
    KeyBinding("d", \.words.discard, if: \.hasDrafts, actsOnFocus: true) { screen, context in
      guard let draft = screen.focused else { return }
      context.present(screen.words.discarding(of: draft)) { screen, isAgreed, _ in
        if isAgreed { screen.mail.throwAway(draft) }
      }
    }
  }

  var words: Words { mail.words }

  private var drafts: [Draft] { mail.drafts.reversed() }

  private var focused: Draft? {
    drafts.isEmpty ? nil : drafts[min(place, drafts.count - 1)]
  }

  var hasDrafts: Bool { !mail.drafts.isEmpty }

  var title: String { words.drafts }

  var body: some View<Self> {
    if hasDrafts {
      RowList(drafts.enumerated()) { Row(words.name(of: $0.element), detail: $0.element.to) }
        .onFocus { row, screen, _ in screen.place = row.offset }
        .onSelect { row, _, context in
          context.ask(Self.change, presented: .sheet) { .compose(row.element, returning: $0) }
        }
    } else {
      Text(words.noDrafts, role: .muted)
    }
  }

  /// The text of the focused draft, beside the list.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    let lines = focused?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.prefix(area.rows).map { Row("\($0)").wrapped().unnumbered() }
  }
}
