import StudyCatalog
import TerminalUI

/// A right answer as typed, to show with its standard form.
struct TypedText {
  /// What was typed.
  let given: String
  /// The same, truncated.
  let shown: String
  /// Whether it is another answer than the standard form, rather than a spelling of it.
  let isOther: Bool
  /// Whether a capital that it lacks is one to learn, as that of `Tuesday`.
  var teachesCapitals = false

  /// Whether the text is read out, with words for the equals sign.
  var isSpoken = false

  /// The standard form alone if only marks, capitals or the like differ, or else beside what was
  /// typed. A capital to learn is pointed out.
  func text(beside form: String, in language: Language) -> String {
    let equals = isSpoken ? language.plain("、つまり", ", which is ") : " = "
    if form.isWritten(as: given) {
      guard teachesCapitals, form.isCapitalized, given.beginsInLowercase else { return form }
      return shown + equals + language.plain("\(form)（大文字で）", "\(form), with a capital")
    }
    guard isOther else { return shown + equals + form }
    // Without quotation marks, one answer with commas would look like several.
    let isQuoted = [shown, form].contains { $0.contains(where: { ",，、".contains($0) }) }
    let parts = [shown, form].map { isQuoted ? language.plain("「\($0)」", "“\($0)”") : $0 }
    return parts.joined(separator: language.plain(isQuoted ? "、または" : "、または ", ", or "))
  }
}

extension String {
  /// Whether the answer begins with a capital that isn't only that of a sentence.
  fileprivate var isCapitalized: Bool {
    let words = split(separator: " ")
    return first?.isUppercase == true && last.map { !".!?".contains($0) } ?? false
      && (words.count == 1 || words.dropFirst().contains { $0.first?.isUppercase == true })
  }

  /// Whether the answer begins with a small letter, after marks and an article.
  fileprivate var beginsInLowercase: Bool {
    withoutMarks.withoutArticleOrTo.first?.isLowercase == true
  }

  /// Whether this answer is the given text, except for marks around it, capitals, an article, or
  /// another form of a verb that is as right.
  fileprivate func isWritten(as given: String) -> Bool {
    let form = withoutMarks.withoutArticleOrTo.lowercased()
    let given = given.withoutMarks.withoutArticleOrTo.lowercased()
    return form == given || form.split(separator: "/").contains { $0 == given }
  }

  /// The digits with which this text begins, without the commas between thousands; empty if it
  /// begins with none, or goes on with decimals.
  var leadingNumber: String {
    let number = prefix { $0.isASCII && $0.isNumber || $0 == "," }
    return dropFirst(number.count).first == "." ? "" : number.filter { $0 != "," }
  }
}
