import ScreenStack

/// What all screens show and change: the preferences as they are saved, and as they will be.
final class SettingsModel {
  let words = Words()
  let file: PreferencesFile
  let usage: Usage

  /// The language of the system.
  let system: Language

  /// The preferences in the file.
  var saved: Preferences

  /// The preferences with what was changed since.
  var draft: Preferences

  /// The look that was shown last. What the command line chose is not in it.
  var shown: Preferences

  /// The password that will be set, or nothing to keep the one that there is.
  var newPassword = ""

  init(
    file: PreferencesFile, saved: Preferences, system: Language = .english, usage: Usage = Usage()
  ) {
    (self.file, self.saved, self.system, self.usage) = (file, saved, system, usage)
    draft = saved
    shown = saved
  }

  var hasChanges: Bool { draft != saved || !newPassword.isEmpty }

  /// The preferences to save.
  var outcome: Preferences {
    var outcome = draft
    if !newPassword.isEmpty { outcome.hasPassword = true }
    return outcome
  }

  /// The first part that is wrong, and what is wrong with it.
  var mistake: (topic: Topic, mistake: Mistake)? {
    for topic in Topic.allCases {
      if let mistake = topic.mistake(in: draft, password: newPassword) { return (topic, mistake) }
    }
    return nil
  }
}

/// A screen on which the settings can be changed.
protocol SettingsEditor: Routed<Place> {
  var model: SettingsModel { get }
}

extension SettingsEditor {
  var hasChanges: Bool { model.hasChanges }
  var words: Words { model.words }
  var nameComplaint: String? { model.draft.nameMistake.map(words.complaint) }
  var mailComplaint: String? { model.draft.mailMistake.map(words.complaint) }

  /// The key that saves, also while a field has the typed characters.
  static var saveKey: KeyBinding<Self> {
    KeyBinding("ctrl+s", \.words.saveKey, if: \.hasChanges) { screen, context in
      screen.save(in: context)
    }
  }

  /// Saves everything, or says why that can't be.
  func save(in context: Context<Self>) {
    if let (topic, mistake) = model.mistake {
      return context.present(words.notSaved(topic, mistake))
    }
    let (outcome, password) = (model.outcome, model.newPassword)
    context.task("save") { [file = model.file] in
      try file.write(outcome)
    } then: { screen, result, context in
      switch result {
      case .success: screen.finishSaving(outcome, password: password, in: context)
      case .failure(let error):
        context.present(screen.words.message(screen.words.problem(error)))
      }
    }
  }

  /// Draws everything as the draft says, as far as the person has changed it, so that they see what
  /// a choice means.
  func show(in context: Context<Self>) {
    let (old, new) = (
      model.shown.appearance(in: model.system), model.draft.appearance(in: model.system)
    )
    if new.language != old.language { context.appearance.language = new.language }
    if new.chosenTheme != old.chosenTheme { context.appearance.chosenTheme = new.chosenTheme }
    if new.motion != old.motion { context.appearance.motion = new.motion }
    model.shown = model.draft
  }

  /// Says whether all that is shown is saved.
  var savedStatus: Text<Self> {
    Text(words.status(hasChanges: hasChanges), role: .muted)
  }

  /// Notes what is in the file now. What was typed while it was written stays unsaved.
  private func finishSaving(
    _ outcome: Preferences, password: String, in context: Context<Self>
  ) {
    model.saved = outcome
    model.draft.hasPassword = outcome.hasPassword
    // This is where a real program would have given the password to its service.
    if model.newPassword == password { model.newPassword = "" }
    context.notify(words.notice)
  }

  /// Asks what to reset the settings to.
  func reset(in context: Context<Self>) {
    context.present(words.resetQuestion) { screen, reset, _ in
      switch reset {
      case .toSaved: screen.model.draft = screen.model.saved
      case .toDefaults: screen.model.draft = Preferences()
      case .nothing: return
      }
      screen.model.newPassword = ""
    }
  }
}
