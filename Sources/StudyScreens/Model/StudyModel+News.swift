import Records
import TerminalUI

extension StudyModel {
  /// Adds a message for the first screen.
  public func addNews(_ text: String) { unshownNews.append(text) }

  /// What the first screen tells, or `nil` if that is nothing: that nothing is kept, and the
  /// messages for it.
  public var news: String? {
    let obstacle = records.obstacle == nil ? nil : recordsProblem
    let all = [obstacle].compactMap(\.self) + unshownNews
    return all.isEmpty ? nil : all.joined(separator: "\n")
  }

  /// Returns the messages for the first screen and removes them. They don't say that nothing is
  /// stored, because all screens do as long as it is so.
  func takeNews() -> String? {
    defer { unshownNews = [] }
    return unshownNews.isEmpty ? nil : unshownNews.joined(separator: "\n")
  }
}
