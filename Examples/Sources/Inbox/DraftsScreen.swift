import ScreenStack

/// The letters that were kept to be finished later, the latest first.
struct DraftsScreen: Screen {
  typealias Route = Place

  let mail: Mail

  private var place = 0

  static let change = Answer<Self, Change>("change") { screen, change, context in
    screen.mail.apply(change)
    context.notify(change.notice)
  }
  static let answers = Answers(change)

  init(mail: Mail) { self.mail = mail }

  static var keys: Keys<Self> {
    KeyBinding("d", "throw away", if: \.hasDrafts, actsOnFocus: true) { screen, context in
      let draft = screen.drafts[min(screen.place, screen.drafts.count - 1)]
      let question = "Throw away “\(draft.name)”?"
      context.present(Dialog(question, choices: ["Throw it away", "Keep it"], focused: 1)) {
        screen, choice, _ in
        if choice == 0 { screen.mail.throwAway(draft) }
      }
    }
  }

  private var drafts: [Draft] { mail.drafts.reversed() }

  var hasDrafts: Bool { !mail.drafts.isEmpty }

  var title: String { "Drafts" }

  var body: some View<Self> {
    if hasDrafts {
      RowList(drafts.enumerated()) { Row($0.element.name, detail: $0.element.to) }
        .onFocus { row, screen, _ in screen.place = row.offset }
        .onSelect { row, _, context in
          context.ask(Self.change, presented: .sheet) { .compose(row.element, returning: $0) }
        }
    } else {
      Text("Nothing is waiting to be finished.", role: .muted)
    }
  }
}
