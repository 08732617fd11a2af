import TerminalUI

extension SettingsScreen {
  /// What can be set. The raw values are the ids of the views.
  enum Setting: String {
    case roundLength, newItems, answers, autoAdvance, retention, examTime, fit
    case theme, motion, language, readings
    case grade, place, erase
  }
}

extension StudyModel {
  /// The name of a setting.
  func name(of setting: SettingsScreen.Setting) -> String {
    switch setting {
    case .roundLength: language.label(["1回の", "問題数"], "Questions per round")
    case .newItems: language.label(["1日の", "新しい", "問題"], "New questions a day")
    case .answers: language.label("答え方", "Answers")
    case .autoAdvance: language.label(["正解なら", "すぐ", "次へ"], "Auto-advance when right")
    case .retention: language.label(["おぼえておく", "割合（%）"], "Retention (%)")
    case .examTime: language.label(["テスト", "1問の", "秒数"], "Exam: seconds per question")
    case .fit: language.label(["予定の", "調整"], "Fit the schedule")
    case .theme: language.label("色づかい", "Theme")
    case .motion: language.label("動き", "Motion")
    // In both languages, for users who can't read the current one.
    case .language: language.label("言語 Language", "言語 Language")
    // Only Japanese has readings.
    case .readings: "ふりがな"
    case .grade: language.label("学年", "Grade")
    case .place: language.label(["住んでいる", "ところ"], "Where you live")
    case .erase: language.label(["記録を", "消す"], "Erase all records")
    }
  }
}
