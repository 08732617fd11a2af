import Navigation
import TerminalCore

extension Session {
  /// The deck; `nil` while it is closed.
  var deck: Deck? {
    guard case .deck(let deck) = overlay else { return nil }
    return deck
  }

  /// Opens the deck at the top screen.
  func showDeck() { overlay = .deck(Deck(focus: host.router.top)) }

  /// Moves the focus in the deck, goes to a card, or closes it.
  func perform(_ command: Command, in deck: Deck, trigger: Trigger) {
    let entries = host.router.path.entries
    var deck = deck
    if deck.move(by: command, in: entries) {
      overlay = .deck(deck)
      return
    }
    switch command {
    case .open: leaveDeck(to: deck.index(in: entries), trigger: trigger)
    case .choose(let number) where number <= entries.count:
      leaveDeck(to: number - 1, trigger: trigger)
    case .back, .deck: overlay = nil
    case .quit, .redraw, .suspend, .releaseMouse: perform(command, trigger: trigger)
    default: break
    }
  }

  /// Goes to the card that was clicked; a click outside the cards closes the deck.
  func click(_ deck: Deck, at position: Position) {
    guard let number = host.layout(of: deck).number(at: position) else { return overlay = nil }
    leaveDeck(to: number, trigger: .control("card"))
  }

  private func leaveDeck(to number: Int, trigger: Trigger) {
    overlay = nil
    host.back(toScreen: number, trigger: trigger)
  }
}
