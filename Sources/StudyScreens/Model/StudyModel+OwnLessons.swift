import Navigation
package import StudyCatalog
import TerminalCore
import TerminalUI

extension OwnLessons {
  /// The command that lists the mistakes, quoted for a shell.
  package var checkCommand: String { "study check \(ShellWord.path(folder))" }
}

extension StudyModel {
  /// A note that the learner's own lessons have mistakes, with the command that finds them; `nil`
  /// if they have none.
  var wordsForMistakes: String? {
    guard let own = catalog.own, own.mistakeCount > 0 else { return nil }
    let count = own.mistakeCount
    let mistakes = count == 1 ? "1 mistake" : "\(count) mistakes"
    return language(
      "レッスンのまちがい \(count)か所：", "\(mistakes) in your own lessons: ") + own.checkCommand
  }

  /// Replaces the learner's own lessons, and says so if their tables have changed: their
  /// author has just saved one.
  fileprivate func take(_ lessons: OwnLessons?) {
    let areOthers = lessons.map { !$0.hasSameTables(as: catalog.own) } ?? (catalog.own != nil)
    setOwnLessons(lessons)
    guard areOthers else { return }
    let words =
      lessons == nil
      ? language("自分のレッスンはもうありません。", "Your own lessons are gone.")
      : wordsForMistakes
        ?? language("自分のレッスンを読み直しました。", "Your own lessons were read again.")
    notices.notify(words, waitsForKey: false)
  }
}

extension Context where Owner: StudyScreen {
  /// Follows changes to the learner's own lessons, unless another screen on the path already does.
  /// After a start from a link, the first screen may not have been started.
  func followLessons(of model: StudyModel) {
    let path = path
    guard let changes = model.lessonChanges.stream(for: entry, unlessFollowed: path.contains)
    else { return }
    follow("own lessons", changes) { screen, lessons, _ in
      screen.model.take(lessons)
    }
  }
}

/// The changes to the learner's own lessons, which one screen follows.
struct LessonChanges {
  private let begin: (@Sendable () -> AsyncStream<OwnLessons?>?)?
  /// The entry of the screen that follows them; `nil` if none has yet.
  private var follower: EntryID?

  /// Takes the function that returns a stream of changes; `nil` if the lessons can't change.
  init(_ begin: (@Sendable () -> AsyncStream<OwnLessons?>?)?) { self.begin = begin }

  /// Returns a stream of changes for a screen that follows them from now on; `nil` if the screen
  /// that does is still on the path, or if the lessons can't change.
  mutating func stream(
    for entry: EntryID, unlessFollowed isOnPath: (EntryID) -> Bool
  ) -> AsyncStream<OwnLessons?>? {
    if let follower, isOnPath(follower) { return nil }
    guard let changes = begin?() else { return nil }
    follower = entry
    return changes
  }
}
