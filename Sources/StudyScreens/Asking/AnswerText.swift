import StudyCatalog
import TerminalCore

extension String {
  /// Whether this answer is the given text, except for capitals, an article, or another form of a
  /// verb that is as right.
  func isWritten(as given: String) -> Bool {
    let form = withoutArticleOrTo.lowercased()
    let given = given.withoutArticleOrTo.lowercased()
    return form == given || form.split(separator: "/").contains { $0 == given }
  }

  /// The text without the marks around it, but with a bracket that closes one in it.
  var withoutOuterMarks: String {
    let text = withoutMarks
    for (opening, closing) in ["(": ")", "（": "）", "[": "]", "「": "」", "『": "』"] {
      let isOpen = text.contains(part: opening) && !text.contains(part: closing)
      if isOpen, contains(part: text + closing) { return text + closing }
    }
    return text
  }

  /// The digits with which this text begins, without the commas between thousands; empty if it
  /// begins with none, or goes on with decimals.
  var leadingNumber: String {
    let number = prefix { $0.isASCII && $0.isNumber || $0 == "," }
    return dropFirst(number.count).first == "." ? "" : number.filter { $0 != "," }
  }
}
