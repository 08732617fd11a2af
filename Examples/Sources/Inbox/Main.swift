import ScreenStack

/// The screens: the list, a letter, and a letter that is being written.
enum Place: RouteValue {
  case inbox
  case letter(Letter, returning: ReturnSlot<Change>)
  case compose(Draft, returning: ReturnSlot<Change>)

  /// From 100 columns on, two screens stand side by side; the list leaves room for a letter.
  static let panes = Panes<Place> { area in
    area.columns >= 100 ? 2 : 1
  } role: { place in
    switch place {
    case .inbox: .list
    case .letter, .compose: .detail
    }
  }
}

/// Makes the program for a mailbox.
func makeInbox(_ mailbox: Mailbox) -> App<Place> {
  App(root: Place.inbox, panes: Place.panes) { place in
    switch place {
    case .inbox: InboxScreen(mailbox: mailbox)
    case .letter(let letter, let slot): LetterScreen(letter: letter, returning: slot)
    case .compose(let draft, let slot): ComposeScreen(draft, returning: slot)
    }
  }
}

@main
enum Inbox {
  static func main() { makeInbox(Mailbox(count: 1_000_000)).run() }
}
