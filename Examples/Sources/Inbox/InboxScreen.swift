import ScreenStack

/// The list of letters, with a search.
struct InboxScreen: Screen {
  typealias Route = Place

  let mail: Mail

  /// The numbers of the letters that are shown, in their order.
  private var ids: [Int] = []

  /// The index of the focused row, which is past the end once the last rows have been removed.
  private var place = 0

  private var query = ""
  private(set) var isSearching = false
  private var order = TableSort("date", isDescending: true)

  /// What is done with a letter on another screen comes back as an answer.
  static let change = Answer<Self, Change>("change") { screen, change, context in
    screen.apply(change, in: context)
  }
  static let answers = Answers(change)

  init(mail: Mail) { self.mail = mail }

  static var keys: Keys<Self> {
    KeyBinding("c", \.words.compose) { _, context in
      context.ask(change, presented: .sheet) { .compose(Draft(), returning: $0) }
    }
    KeyBinding("r", \.words.reply, if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.reply(in: context)
    }
    KeyBinding("d", \.words.delete, if: \.hasFocus, actsOnFocus: true) { screen, context in
      screen.askToDelete(in: context)
    }
    KeyBinding("/", \.words.search) { screen, _ in screen.isSearching = true }
    // The field takes the letters, so the keys above work again when it is gone.
    KeyBinding("ctrl+t", \.words.list, if: \.isSearching) { screen, _ in
      screen.isSearching = false
    }
  }

  var words: Words { mail.words }

  private var letters: Letters { Letters(mailbox: mail.mailbox, ids: ids) }

  var hasFocus: Bool { !ids.isEmpty }

  private var focused: Letter? { ids.isEmpty ? nil : letters[min(place, ids.count - 1)] }

  var title: String { words.inbox }

  var body: some View<Self> {
    if isSearching { SearchField(\.query, placeholder: words.searchPlaceholder) }
    Panel(query.isEmpty ? words.allLetters : words.found(query), footer: footer) { table }
      .onChange(of: \.query, after: .milliseconds(200)) { $0.load(in: $1) }
      .onChange(of: \.order) { $0.load(in: $1) }
      // Letters are also sent from other modes.
      .onChange(of: \.mail.mailbox.size) { $0.load(in: $1) }
  }

  private var table: some View<Self> {
    // Rows without an `id` keep the focus by their place. To look for one that has moved would mean
    // to make all letters.
    Table(letters.enumerated()) {
      Column(words.from, name: "from", width: .fraction(0.25, min: 13)) { $0.element.from }
      Column(words.subject, name: "subject", width: .fill(min: 12).priority(1)) {
        $0.element.subject
      }
      Column(words.date, name: "date", width: .cells(16).priority(-1)) { $0.element.date }
    }
    .sort(\.order)
    .onFocus { row, screen, _ in screen.place = row.offset }
    .onSelect { row, _, context in
      context.ask(Self.change) { .letter(row.element, returning: $0) }
    }
  }

  /// The focused letter, beside the list as it will be when it is open.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    guard let letter = focused else { return [] }
    let head: [Row<Self>] = [
      Row(letter.subject).style(.heading), Row(letter.from + words.address(of: letter)),
      Row(letter.date).style(.muted), Row(""),
    ]
    let text = letter.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (head + text.map { Row("\($0)").wrapped() }).prefix(area.rows).map { row in
      row.unnumbered().onSelect { _, context in
        context.ask(Self.change) { .letter(letter, returning: $0) }
      }
    }
  }

  private var footer: String { words.letters(ids.count, of: mail.mailbox.size) }

  mutating func start(in context: Context<Self>) { load(in: context) }

  /// Leaves the search.
  mutating func backStep() -> Bool {
    guard isSearching || !query.isEmpty else { return false }
    (isSearching, query) = (false, "")
    return true
  }
}

// MARK: - What the screen does

extension InboxScreen {
  /// Finds and sorts the letters in the background.
  private func load(in context: Context<Self>) {
    context.task("load") { [mailbox = mail.mailbox, query, order] in
      try mailbox.find(query, by: order)
    } then: { screen, result in
      if let ids = try? result.get() { screen.ids = ids }
    }
  }

  private func reply(in context: Context<Self>) {
    guard let letter = focused else { return }
    context.ask(Self.change, presented: .sheet) { .compose(letter.reply, returning: $0) }
  }

  private func askToDelete(in context: Context<Self>) {
    guard let letter = focused else { return }
    context.present(words.deletion(of: letter)) { screen, isAgreed, context in
      guard isAgreed else { return }
      screen.apply(.deleted(letter), in: context)
      // The letter may stand beside the list.
      context.pop(to: context.entry)
    }
  }

  private mutating func apply(_ change: Change, in context: Context<Self>) {
    mail.apply(change)
    if case .deleted(let letter) = change { ids.removeAll { $0 == letter.id } }
    context.notify(words.notice(of: change))
  }
}
