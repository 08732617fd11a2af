import ScreenStack

/// The people who write, to write to one of them, or to choose one for a letter.
struct PeopleScreen: Screen {
  typealias Route = Place

  let mail: Mail

  /// The letter that asks for an address, or `nil` if nobody asks.
  let returning: ReturnSlot<String>?

  private var query = ""
  private var focused: Person?

  /// The latest letters of the focused person, as far as they are found.
  private var letters: [Letter] = []

  static let change = Answer<Self, Change>("change") { screen, change, context in
    screen.mail.apply(change)
    context.notify(screen.words.notice(of: change))
  }
  static let answers = Answers(change)

  init(mail: Mail, returning: ReturnSlot<String>?) {
    (self.mail, self.returning) = (mail, returning)
  }

  private var words: Words { mail.words }

  var title: String { returning == nil ? words.people : words.toWhom }

  private var found: [Person] {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    return mail.mailbox.vocabulary.people.filter { person in
      words.allSatisfy { person.name.lowercased().contains($0) }
    }
  }

  var body: some View<Self> {
    VStack {
      SearchField(\.query, placeholder: words.namePlaceholder)
      RowList(found) { Row($0.name, detail: $0.address) }
        .id(\.address)
        .onFocus { person, screen, _ in screen.focused = person }
        .onSelect { person, screen, context in
          if let slot = screen.returning {
            context.return(person.address, to: slot)
          } else {
            context.ask(Self.change, presented: .sheet) {
              .compose(Draft(to: person.address), returning: $0)
            }
          }
        }
    }
    .onChange(of: \.focused, after: .milliseconds(200)) { $0.findLetters(in: $1) }
  }

  /// The latest letters of the focused person, beside the list.
  func preview(of row: String?, in area: Size) -> [Row<Self>] {
    guard row != nil else { return [] }
    return letters.prefix(area.rows).map { letter in
      Row(letter.subject, detail: letter.date).unnumbered().onSelect { _, context in
        context.ask(Self.change) { .letter(letter, returning: $0) }
      }
    }
  }

  private func findLetters(in context: Context<Self>) {
    guard let name = focused?.name else { return }
    context.task("find") { [mailbox = mail.mailbox] in
      let ids = try mailbox.find(name, by: TableSort("date", isDescending: true))
      return ids.prefix(100).map(mailbox.letter)
    } then: { screen, result in
      if let letters = try? result.get() { screen.letters = letters }
    }
  }
}
