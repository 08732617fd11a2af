import ScreenStack

/// One letter.
struct LetterScreen: Screen {
  typealias Route = Place

  let words: Words
  let letter: Letter
  let returning: ReturnSlot<Change>

  /// The list hears of an answer too, and this screen stays.
  static let sent = Answer<Self, Change>("sent") { screen, change, context in
    context.provide(change, to: screen.returning)
    context.notify(screen.words.notice(of: change))
  }
  static let answers = Answers(sent)

  static var keys: Keys<Self> {
    KeyBinding("r", \.words.reply) { screen, context in
      context.ask(sent, presented: .sheet) { .compose(screen.letter.reply, returning: $0) }
    }
    KeyBinding("d", \.words.delete) { screen, context in
      context.present(screen.words.deletion(of: screen.letter)) { screen, isAgreed, context in
        guard isAgreed else { return }
        context.return(.deleted(screen.letter), to: screen.returning)
      }
    }
  }

  var title: String { letter.subject }

  var body: some View<Self> {
    header(words.subject, Text(letter.subject).bold())
    header(words.from, Text(letter.from) + Text(words.address(of: letter)).foreground(.muted))
    if let copy = letter.written?.copy, !copy.isEmpty { header(words.copy, Text(copy)) }
    header(words.date, Text(letter.date))
    Divider()
    ScrollView { Text(letter.text) }
  }

  private func header(_ name: String, _ text: Text<Self>) -> some View<Self> {
    HStack(spacing: 0) {
      Text(name, role: .muted).width(.cells(10))
      text.width(.fill)
    }
  }
}
