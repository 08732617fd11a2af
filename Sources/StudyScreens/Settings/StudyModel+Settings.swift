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

  /// Stores the settings that have changed.
  func store(_ settings: StudySettings, insteadOf old: StudySettings) {
    let (new, old) = (settings.stored, old.stored)
    let changed = SettingName.allCases.filter { new[$0] != old[$0] }
    guard !changed.isEmpty else { return }
    // What the command line still sets stays out of the stored settings.
    var stored = storedSettings.stored
    for name in changed { stored[name] = new[name] }
    storedSettings = StudySettings(stored)
    overrides.end(Set(changed))
    change { records throws(RecordsError) in
      try records.set(Dictionary(uniqueKeysWithValues: changed.map { ($0, new[$0]) }))
    }
  }
}
