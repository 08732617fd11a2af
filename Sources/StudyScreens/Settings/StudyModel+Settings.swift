import Records
public import TerminalUI

/// The settings that hold in this run: those of the command line, otherwise the learner's.
extension StudyModel {
  /// The language of all text.
  public var language: Language {
    settings.hasReadings && chosenLanguage == .japanese ? .japaneseWithReadings : chosenLanguage
  }

  /// The title of the settings.
  var wordForSettings: String { language.label("設定", "Settings") }
}
