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

  /// The standard form alone if only marks, capitals or the like differ, or else beside what was
  /// typed.
  func text(beside form: String, in language: Language) -> String {
    if form.isWritten(as: given) { return form }
    guard isOther else { return "\(shown) = \(form)" }
    // Without quotation marks, one answer with commas would look like several.
    let isQuoted = [shown, form].contains { $0.contains(where: { ",，、".contains($0) }) }
    let parts = [shown, form].map { isQuoted ? language.plain("「\($0)」", "“\($0)”") : $0 }
    return parts.joined(separator: language.plain(isQuoted ? "、または" : "、または ", ", or "))
  }
}

extension String {
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
