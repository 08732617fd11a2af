import ScreenStack

/// What all screens share: the letters, those that are not finished, and the texts.
final class Mail {
  let words = Words()
  private(set) var mailbox: Mailbox

  /// What was kept to be finished later, the latest last.
  private(set) var drafts: [Draft] = []

  /// How often something was kept, from which drafts have their numbers.
  private var keptCount = 0

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  /// Changes the language of all texts, and of the letters that are made up.
  func speak(_ language: Language) {
    words.language = language
    mailbox.language = language
  }

  /// Does what was decided on a screen above another one.
  func apply(_ change: Change) {
    switch change {
    case .sent(let draft):
      mailbox.add(draft)
      throwAway(draft)
    case .kept(let draft): keep(draft)
    case .deleted(let letter): mailbox.delete(letter.id)
    }
  }

  /// Keeps a letter in place of the draft that it was.
  private func keep(_ draft: Draft) {
    var kept = draft
    kept.number = draft.number ?? keptCount + 1
    keptCount = max(keptCount, kept.number ?? 0)
    throwAway(draft)
    drafts.append(kept)
  }

  /// Forgets a draft, if the letter was one.
  func throwAway(_ draft: Draft) {
    guard let number = draft.number else { return }
    drafts.removeAll { $0.number == number }
  }
}
