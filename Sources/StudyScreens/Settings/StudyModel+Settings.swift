import StudyCatalog
import TerminalCore
public import TerminalUI

extension StudyModel {
  /// The language of all text.
  public var language: Language {
    settings.hasReadings && chosenLanguage == .japanese ? .japaneseWithReadings : chosenLanguage
  }

  /// The title of the settings.
  var wordForSettings: String { language.label("設定", "Settings") }

  /// The full name of the place where the learner lives, or a note that it isn't set, also if it no
  /// longer exists. Kana replace the kanji if both don't fit into a number of cells.
  /// If these don't fit either, there are no readings.
  func placeName(within room: Int) -> String {
    // A closure, because the function itself would read all places, even without one.
    guard let name = settings.place.flatMap({ Places.all.fullName($0) }) else {
      return language.label("未設定", "Not set")
    }
    return [language(name), language.label(name)].first { $0.displayWidth <= room }
      ?? language.plain(name)
  }

  /// What the place where the learner lives is used for.
  var wordsForUseOfPlace: String {
    language("地図は、住んでいる都道府県から始まります。", "The map begins in the prefecture where you live.")
  }
}
