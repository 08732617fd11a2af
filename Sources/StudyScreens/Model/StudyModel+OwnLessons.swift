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
    guard let own = ownLessons, own.mistakeCount > 0 else { return nil }
    let count = own.mistakeCount
    let mistakes = count == 1 ? "1 mistake" : "\(count) mistakes"
    return language(
      "レッスンのまちがい \(count)か所：", "\(mistakes) in your own lessons: ") + own.checkCommand
  }

  /// Replaces the learner's own lessons, and says so if their tables have changed: their
  /// author has just saved one.
  fileprivate func take(_ lessons: OwnLessons?) {
    let areOthers = lessons.map { !$0.hasSameTables(as: ownLessons) } ?? (ownLessons != nil)
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
    let isFollowed = model.lessonFollower.map(path.contains) ?? false
    guard !isFollowed, let changes = model.lessonChanges?() else { return }
    model.lessonFollower = entry
    follow("own lessons", changes) { screen, lessons, _ in
      screen.model.take(lessons)
    }
  }
}
