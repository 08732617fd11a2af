import Navigation
import StudyCatalog
import TerminalUI

extension StudyModel {
  /// That some of the person's own lessons have mistakes, and how to find them; `nil` if none has.
  var wordsForMistakes: String? {
    guard let own = ownLessons, own.mistakeCount > 0 else { return nil }
    let count = own.mistakeCount
    let mistakes = count == 1 ? "1 mistake" : "\(count) mistakes"
    return language(
      "レッスンのまちがい \(count)つ: ", "\(mistakes) in your own lessons: ") + own.checkCommand
  }
}

extension Context where Owner: StudyScreen {
  /// Follows changes of the person's own lessons, unless a screen below does. A program that starts at
  /// a link has started no screen below it.
  func followLessons(of model: StudyModel) {
    let isFollowed = model.lessonFollower.map(path.contains) ?? false
    guard let changes = model.lessonChanges, !isFollowed else { return }
    model.lessonFollower = entry
    follow("own lessons", from: changes) { screen, lessons, _ in
      screen.model.setOwnLessons(lessons)
    }
  }
}
