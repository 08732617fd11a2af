import KeyScript
import ScreenStack

/// The screens: three lists, a letter, and a letter that is being written.
enum Place: RouteValue {
  case inbox
  case drafts
  /// All people, to write to one of them; with a slot, to choose one for a letter.
  case people(returning: ReturnSlot<String>?)
  case letter(Letter, returning: ReturnSlot<Change>)
  case compose(Draft, returning: ReturnSlot<Change>)

  /// From 100 columns on, two screens stand side by side; the lists leave room for a letter.
  static let panes = Panes<Place>(leastList: 76) { area in
    area.columns >= 100 ? 2 : 1
  } role: { place in
    switch place {
    case .inbox, .drafts, .people(returning: nil): .list
    case .people: .full
    case .letter, .compose: .detail
    }
  }
}

extension PathID {
  static let inbox = PathID(rawValue: "inbox")
  static let drafts = PathID(rawValue: "drafts")
  static let people = PathID(rawValue: "people")
}

/// Makes the program for a mailbox.
func makeInbox(_ mailbox: Mailbox) -> App<Place> {
  let app = App(
    modes: [
      Mode(.inbox, root: Place.inbox, title: { Words($0).inbox }),
      Mode(.drafts, root: .drafts, title: { Words($0).drafts }) { mail in mail.drafts.count },
      Mode(.people, root: .people(returning: nil), title: { Words($0).people }),
    ], model: Mail(mailbox), panes: Place.panes
  ) { place, mail in
    switch place {
    case .inbox: InboxScreen(mail: mail)
    case .drafts: DraftsScreen(mail: mail)
    case .people(let slot): PeopleScreen(mail: mail, returning: slot)
    case .letter(let letter, let slot):
      LetterScreen(words: mail.words, letter: letter, returning: slot)
    case .compose(let draft, let slot): ComposeScreen(draft, words: mail.words, returning: slot)
    }
  }
  app.observeAppearance(model: Mail.self) { appearance, mail in
    mail.speak(appearance.language.bestMatch(in: [.japanese]) ?? .english)
  }
  return app
}

@main
enum Inbox {
  static func main() {
    makeInbox(Mailbox(count: 1_000_000)).run(
      RunOptions(
        inspector: true, recording: { try RecordingFile($0, of: $1) },
        arguments: CommandLine.arguments.dropFirst()))
  }
}
