import Navigation
package import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
package import TerminalUI

/// The settings, with rows to fit the schedule, choose where the learner lives, and erase all
/// answers.
struct SettingsScreen: StudyScreen {
  let model: StudyModel
  /// Whether parameters are being fitted to the learner's answers.
  var isFitting = false
  /// Whether the last fit failed because too few answers were on later days.
  var isFitTooEarly = false
  /// The total number of answers.
  private(set) var answerCount = 0
  /// Whether reviews are scheduled with parameters fitted to the learner.
  private(set) var hasOwnParameters = false

  init(model: StudyModel) { self.model = model }

  static let answers = Answers(place)

  /// The place that a picker returns.
  private static let place = Answer<Self, PlaceCode?>("place") { screen, code in
    if let code { screen.model.setPlace(code) }
  }

  static var keys: Keys<Self> {
    KeyBinding("e", \.wordsForExplaining, id: "explain", actsOnFocus: true) { screen, context in
      guard let dialog = screen.explanation(of: context.focusedName) else { return }
      context.present(dialog)
    }
  }

  var title: String { model.wordForSettings }

  var actionName: String? { model.language.label("変える", "change") }

  var body: some View<Self> {
    NoticeText(model: model)
    Form {
      studying
      appearance
      person
    }
    Blank()
    Row(model.name(of: .erase)).id(Setting.erase.rawValue).style(.warning)
      .actionName(model.language.label("消す", "erase"))
      .onSelect { screen, context in screen.askToErase(in: context) }
  }

  mutating func read() {
    (answerCount, hasOwnParameters) = (model.answerCount, model.hasOwnParameters)
  }
}

// MARK: - Controls

extension SettingsScreen {
  @ViewBuilder<Self> private var studying: some View<Self> {
    Section(model.language.label("学習", "Studying")) {
      Picker(
        model.name(of: .roundLength), \.model.settings.roundLength, StudySettings.roundLengths
      )
      .id(Setting.roundLength.rawValue)
      Picker(
        model.name(of: .newItems), \.model.settings.newItems, StudySettings.newItemLimits
      ) { [language = model.language] in language.words(for: $0) }
      .id(Setting.newItems.rawValue)
      Picker(
        model.name(of: .answers), \.model.settings.answers, AnswerPreference.allCases
      ) { [language = model.language] in language.words(for: $0) }
      .id(Setting.answers.rawValue)
      Toggle(model.name(of: .autoAdvance), \.model.settings.isAutoAdvancing)
        .id(Setting.autoAdvance.rawValue)
      Stepper(
        model.name(of: .retention), \.model.settings.retention, in: StudySettings.retentions
      )
      .id(Setting.retention.rawValue)
      Stepper(
        model.name(of: .examTime), \.model.settings.examTime, in: StudySettings.examTimes, step: 5
      )
      .id(Setting.examTime.rawValue)
      fitting
    }
  }

  @ViewBuilder<Self> private var appearance: some View<Self> {
    Section(model.language.label("見た目", "Appearance")) {
      Picker(
        model.name(of: .theme), \.model.settings.theme, [nil] + Theme.BuiltIn.allCases
      ) { [language = model.language] in language.words(for: $0) }
      .onChange(of: \.model.settings.theme) { screen, context in
        context.appearance.chosenTheme = screen.model.settings.theme?.theme
      }
      .id(Setting.theme.rawValue)
      Picker(
        model.name(of: .motion), \.model.settings.motion, MotionSetting.allCases
      ) { [language = model.language] in language.words(for: $0) }
      .onChange(of: \.model.settings.motion) { screen, context in
        context.appearance.motion = screen.model.settings.motion
      }
      .id(Setting.motion.rawValue)
      Picker(
        model.name(of: .language), \.model.chosenLanguage, Language.ofStudy
      ) { [language = model.language] in language.ownName(of: $0) }
      .onChange(of: \.model.chosenLanguage) { screen, context in
        context.appearance.language = screen.model.language
      }
      .id(Setting.language.rawValue)
      if model.chosenLanguage == .japanese {
        Toggle(model.name(of: .readings), \.model.settings.hasReadings)
          .onChange(of: \.model.settings.hasReadings) { screen, context in
            context.appearance.language = screen.model.language
          }
          .id(Setting.readings.rawValue)
      }
    }
    if !model.layers.overrides.names.isEmpty {
      Blank()
      Text(
        model.language(
          "今回は \(options) の指定で始めました。",
          "Set on the command line for this run: \(options)."),
        role: .muted)
    }
  }

  /// The command-line options that override stored settings, as a list.
  private var options: String {
    model.layers.overrides.names.map(\.option).sorted()
      .joined(separator: model.language.plain("、", ", "))
  }
}

extension SettingName {
  /// The command-line option that overrides the setting.
  package var option: String {
    switch self {
    case .language: "--lang"
    case .examTime: "--exam-time"
    case .roundLength: "--questions"
    case .newItems: "--new-items"
    case .autoAdvance: "--auto-advance"
    default: "--\(rawValue)"
    }
  }
}

extension SettingsScreen {
  private var person: some View<Self> {
    Section(model.language.label("あなた", "You")) {
      Picker(
        model.name(of: .grade), \.model.settings.grade,
        [nil] + StudySettings.grades.map(Optional.init)
      ) { [language = model.language] in language.words(forGrade: $0) }
      .id(Setting.grade.rawValue)
      SizeReader { [model] width in
        Row(model.name(of: .place), detail: model.placeName(within: width - Self.labels))
          .id(Setting.place.rawValue).actionName(model.language.label("選ぶ", "choose"))
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
  /// The name of a language in itself.
  func ownName(of language: Language) -> String {
    language == .japanese ? label("日本語", "日本語") : "English"
  }

  /// The limit of new items a day; `nil` for no limit.
  func words(for limit: NewItemLimit?) -> String {
    limit.map { "\($0.count)" } ?? self("いくつでも", "any number")
  }

  /// The grade whose lessons are shown; `nil` for all grades.
  func words(forGrade grade: Int?) -> String { grade.map(self.grade) ?? self("すべて", "all") }

  /// The name of a way to answer in the settings.
  func words(for answers: AnswerPreference) -> String {
    switch answers {
    case .mixed: self("いろいろ", "mixed")
    case .choose: label("選ぶ", "choose")
    case .type: label("書く", "type")
    }
  }

  /// The name of a theme in the settings.
  package func words(for theme: Theme.BuiltIn?) -> String {
    switch theme {
    case nil: label("自動", "automatic")
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
