import Foundation
import ScreenStack

/// A letter: one that was made up from its number, or one that was written here.
struct Letter: Hashable, Codable, Sendable {
  /// The number of the letter. Later letters have greater numbers.
  let id: Int

  /// The language that it was written in.
  var language = Language.english

  /// What was written here, or `nil` if the letter is made up.
  var written: Draft?

  /// The name of the sender.
  var from: String { written == nil ? madeUp.sender.name : vocabulary.me }

  /// The address that an answer goes to.
  var address: String { written?.to ?? madeUp.sender.address }

  /// The subject.
  var subject: String { written?.subject ?? madeUp.subject }

  /// The text, with a line feed at the end of each paragraph only.
  var text: String { written?.text ?? madeUp.text }

  private var madeUp: MadeUp { MadeUp(id, in: vocabulary) }
  private var vocabulary: Vocabulary { .of(language) }

  /// When it was sent, in UTC: since 2013, there is a letter every seven minutes.
  var date: String {
    let start = 1_356_998_400
    let date = Date(timeIntervalSince1970: Double(start + id * 7 * 60))
    let style = Date.ISO8601FormatStyle().year().month().day().dateTimeSeparator(.space)
    return String(date.formatted(style.time(includingFractionalSeconds: false)).dropLast(3))
  }

  /// The beginning of an answer, with the text quoted.
  var reply: Draft {
    let prefix = subject.hasPrefix("Re: ") ? "" : "Re: "
    let quote = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Draft(
      to: address, subject: prefix + subject,
      text: "\n\n\(vocabulary.quoting(from))\n" + quote.map { "> \($0)" }.joined(separator: "\n"))
  }
}

/// A letter that is being written.
struct Draft: Hashable, Codable, Sendable {
  var to = ""
  var copy = ""
  var subject = ""
  var text = ""

  /// The number among those that were kept, or `nil` for a letter that was not.
  var number: Int?
}

/// What happened to the letters on a screen above another one.
enum Change: Hashable, Codable, Sendable {
  case sent(Draft)
  case kept(Draft)
  case deleted(Letter)
}
