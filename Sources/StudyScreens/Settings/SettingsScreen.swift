import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The settings, with rows to fit the schedule, choose where the learner lives, and erase all
/// answers.
struct SettingsScreen: StudyScreen {
  let model: StudyModel
  /// Whether parameters are being fitted to the learner's answers.
  var isFitting = false
  /// Whether the last fit failed because too few answers were on later days.
  var isFitTooEarly = false

  init(model: StudyModel) { self.model = model }

  static let answers = Answers(place)

  /// The place that a picker returns.
  private static let place = Answer<Self, PlaceCode>("place") { screen, code in
    screen.model.setPlace(code)
  }

  static var keys: Keys<Self> {
    KeyBinding("e", \.wordsForExplaining, id: "explain") { screen, context in
      context.present(screen.explanations)
    }
  }

  var title: String { model.language.label("設定", "Settings") }

  var actionName: String? { model.language.label("変える", "change") }

  var body: some View<Self> {
    NoticeText(model: model)
    Form {
      studying
      appearance
      person
    }
    Blank()
    Row(model.language.label(["記録を", "消す"], "Erase all records")).id("erase").style(.muted)
      .actionName(model.language.label("消す", "erase"))
      .onSelect { screen, context in screen.askToErase(in: context) }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }
}

// MARK: - Controls

extension SettingsScreen {
  @ViewBuilder<Self> private var studying: some View<Self> {
    Section(model.language.label("学習", "Studying")) {
      Picker(
        model.language.label(["1回の", "問題数"], "Questions per round"), \.model.settings.roundLength,
        StudySettings.roundLengths)
      Picker(
        model.language.label(["1日の", "新しい", "問題"], "New questions a day"),
        \.model.settings.newItems,
        StudySettings.newItemLimits
      ) { [language = model.language] limit in
        limit.map { "\($0.count)" } ?? language("いくつでも", "any number")
      }
      Picker(
        model.language.label("答え方", "Answers"), \.model.settings.answers,
        AnswerPreference.allCases
      ) { [language = model.language] in language.words(for: $0) }
      Toggle(
        model.language.label(["正解なら", "すぐ", "次へ"], "Auto-advance when right"),
        \.model.settings.isAutoAdvancing)
      Stepper(
        model.language.label(["おぼえておく", "割合（%）"], "Retention, percent"),
        \.model.settings.retention, in: StudySettings.retentions)
      Stepper(
        model.language.label(["テスト", "1問の", "秒数"], "Exam: seconds per question"),
        \.model.examTime, in: StudySettings.examTimes, step: 5)
      fitting
    }
  }

  @ViewBuilder<Self> private var appearance: some View<Self> {
    Section(model.language.label("見た目", "Appearance")) {
      Picker(
        model.language.label("色づかい", "Theme"), \.model.settings.theme,
        [nil] + Theme.BuiltIn.allCases
      ) { [language = model.language] in language.words(for: $0) }
      .onChange(of: \.model.settings.theme) { screen, context in
        context.appearance.chosenTheme = screen.model.settings.theme?.theme
      }
      Picker(
        model.language.label("動き", "Motion"), \.model.settings.motion, MotionSetting.allCases
      ) { [language = model.language] in language.words(for: $0) }
      .onChange(of: \.model.settings.motion) { screen, context in
        context.appearance.motion = screen.model.settings.motion
      }
      // In both languages, for users who can't read the current one.
      Picker(
        model.language.label("言語 Language", "言語 Language"), \.model.chosenLanguage, Language.ofStudy
      ) { $0 == .japanese ? "日本語" : "English" }
      .onChange(of: \.model.chosenLanguage) { screen, context in
        context.appearance.language = screen.model.language
      }
      // Other languages have no readings.
      if model.chosenLanguage == .japanese {
        Toggle("ふりがな", \.model.hasReadings)
          .onChange(of: \.model.hasReadings) { screen, context in
            context.appearance.language = screen.model.language
          }
      }
    }
    if !model.overrides.names.isEmpty {
      Text(
        model.language(
          "今回は \(options) の指定で始めました。",
          "Set on the command line for this run: \(options)."),
        role: .muted)
    }
  }

  /// The command-line options that override stored settings, as a list.
  private var options: String {
    model.overrides.names.map { name in
      switch name {
      case .language: "--lang"
      case .examTime: "--exam-time"
      case .roundLength: "--questions"
      case .newItems: "--new-items"
      case .autoAdvance: "--auto-advance"
      default: "--\(name.rawValue)"
      }
    }.sorted().joined(separator: model.language.plain(" と ", " and "))
  }
}

extension SettingsScreen {
  private var person: some View<Self> {
    Section(model.language.label("あなた", "You")) {
      Picker(
        model.language.label("学年", "Grade"), \.model.grade,
        [nil] + StudySettings.grades.map(Optional.init)
      ) { [language = model.language] grade in
        grade.map(language.grade) ?? language("すべて", "all")
      }
      SizeReader { [model] width in
        Row(
          model.language.label(["住んでいる", "ところ"], "Where you live"),
          detail: model.placeName(within: width - Self.labels)
        )
        .id("place").actionName(model.language.label("選ぶ", "choose"))
        .onSelect { _, context in
          context.ask(Self.place, presented: .sheet) { .prefectures(for: PlaceRequest(slot: $0)) }
        }
      }
    }
  }

  /// The cells beside the values of the settings, which begin below each other.
  private static var labels: Int { 32 }
}

extension Language {
  fileprivate func words(for answers: AnswerPreference) -> String {
    switch answers {
    case .mixed: self("いろいろ", "mixed")
    case .choose: label("選ぶ", "choose")
    case .type: label("書く", "type")
    }
  }

  fileprivate func words(for theme: Theme.BuiltIn?) -> String {
    switch theme {
    case nil: label(["端末に", "合わせる"], "automatic")
    case .dark: label("暗い", "dark")
    case .light: label("明るい", "light")
    case .highContrast: self("はっきり", "high contrast")
    case .terminal: label(["端末の", "色"], "terminal colors")
    case .mono: label("色なし", "no colors")
    }
  }

  fileprivate func words(for motion: MotionSetting) -> String {
    switch motion {
    case .full: self("あり", "full")
    case .reduced: label("少し", "reduced")
    case .none: self("なし", "none")
    }
  }
}
