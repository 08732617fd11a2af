import ScreenStack

/// One letter.
struct LetterScreen: Screen {
  typealias Route = Place

  let letter: Letter
  let returning: ReturnSlot<Change>

  /// The list hears of an answer too, and this screen stays.
  static let sent = Answer<Self, Change>("sent") { screen, change, context in
    context.provide(change, to: screen.returning)
    context.notify(change.notice)
  }
  static let answers = Answers(sent)

  static var keys: Keys<Self> {
    KeyBinding("r", "reply") { screen, context in
      context.ask(sent, presented: .sheet) { .compose(screen.letter.reply, returning: $0) }
    }
    KeyBinding("d", "delete") { screen, context in
      context.present(screen.letter.deletion) { screen, choice, context in
        guard choice == 0 else { return }
        context.return(.deleted(screen.letter), to: screen.returning)
      }
    }
  }

  var title: String { letter.subject }

  var body: some View<Self> {
    header("Subject", Text(letter.subject).bold())
    header("From", Text(letter.from) + Text(letter.sender).foreground(.muted))
    if let copy = letter.written?.copy, !copy.isEmpty { header("Copy", Text(copy)) }
    header("Date", Text(letter.date))
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

extension Letter {
  /// The address after the name of the sender, or to whom the person wrote.
  fileprivate var sender: String { written == nil ? " <\(address)>" : ", to \(address)" }
}
