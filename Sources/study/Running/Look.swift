import KeyScript
import Records
import ScreenStack
import StudyScreens
import TerminalCore
import TerminalUI

/// The language, theme and motion of a run, from the command line, else the user's settings, else
/// what suits the terminal and the locale.
struct Look {
  /// The language of all text.
  let language: Language
  /// The chosen theme; `nil` for the one that suits the terminal.
  let theme: Theme?
  /// The amount of motion.
  let motion: MotionSetting
  /// The settings that the command line overrides, for the settings screen to list. Empty in a
  /// recording, because a script that is played has no command line.
  let overridden: Set<SettingName>

  /// Combines the command line with the saved settings.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - stored: The saved settings.
  ///   - language: The language of the locale.
  ///   - theme: The theme named on the command line, read from its file if it has one.
  init(
    _ invocation: Invocation, _ stored: [SettingName: String], _ language: Language, theme: Theme?
  ) {
    let settings = StudySettings(stored)
    self.language = invocation.language ?? settings.language ?? language
    let isThemeGiven = invocation.theme != nil
    self.theme = isThemeGiven ? theme : settings.theme?.theme
    motion = invocation.motion ?? settings.motion
    let given: [(SettingName, Bool)] = [
      (.language, invocation.language != nil), (.theme, isThemeGiven),
      (.motion, invocation.motion != nil),
    ]
    let named = Set(given.filter(\.1).map(\.0)).union(invocation.settings.keys)
    overridden = invocation.isRecording ? [] : named
  }

  /// Returns the appearance of the app, in the language of its screens.
  func appearance(in language: Language, glyphs: GlyphSet?) -> Appearance {
    Appearance(language: language, glyphs: glyphs, theme: theme, motion: motion)
  }
}

extension ScriptSettings {
  /// Takes over a look as a terminal shows it: without a chosen theme, with the one that suits it.
  mutating func note(_ look: Look, on traits: TerminalTraits) {
    (language, motion, color) = (look.language, look.motion, traits.colors)
    var appearance = Appearance(theme: look.theme)
    appearance.adapt(to: traits)
    theme = appearance.builtInTheme ?? theme
  }
}

extension Invocation {
  /// Whether the run is recorded.
  fileprivate var isRecording: Bool {
    if case .record = action { true } else { recordFile != nil }
  }
}
