import ScreenStack

/// The people who write, to write to one of them, or to choose one for a letter.
struct PeopleScreen: Screen {
  typealias Route = Place

  let mail: Mail

  /// The letter that asks for an address, or `nil` if nobody asks.
  let returning: ReturnSlot<String>?

  private var query = ""

  static let change = Answer<Self, Change>("change") { screen, change, context in
    screen.mail.apply(change)
    context.notify(change.notice)
  }
  static let answers = Answers(change)

  init(mail: Mail, returning: ReturnSlot<String>?) {
    (self.mail, self.returning) = (mail, returning)
  }

  var title: String { returning == nil ? "People" : "To whom?" }

  private var names: [String] {
    let words = query.lowercased().split(separator: " ")
    return MadeUp.senders.filter { name in
      words.allSatisfy { name.lowercased().contains($0) }
    }
  }

  var body: some View<Self> {
    SearchField(\.query, placeholder: "a name")
    RowList(names) { Row($0, detail: MadeUp.address(of: $0)) }
      .onSelect { name, screen, context in
        let address = MadeUp.address(of: name)
        if let slot = screen.returning {
          context.return(address, to: slot)
        } else {
          context.ask(Self.change, presented: .sheet) {
            .compose(Draft(to: address), returning: $0)
          }
        }
      }
  }
}
