import Records
import ScreenStack
import StudyScreens
import TerminalUI

/// The language, theme and motion of a run, from the command line, else the user's settings, else
/// what suits the terminal and the locale.
struct Look {
  /// The language of all text.
  let language: Language
  /// The chosen theme, if it is a built-in one.
  let builtInTheme: Theme.BuiltIn?
  /// The chosen theme; `nil` for the one that suits the terminal.
  let theme: Theme?
  /// The amount of motion.
  let motion: MotionSetting
  /// The settings that the command line overrides.
  let overridden: Set<SettingName>

  /// Combines the command line with the saved settings.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - kept: The saved settings.
  ///   - language: The language of the locale.
  ///   - theme: The theme named on the command line, read from its file if it has one.
  init(_ invocation: Invocation, _ kept: [SettingName: String], _ language: Language, theme: Theme?)
  {
    let settings = StudySettings(kept)
    self.language = invocation.language ?? settings.language ?? language
    let isThemeGiven = invocation.theme != nil
    builtInTheme = isThemeGiven ? invocation.theme?.builtIn : settings.theme
    self.theme = isThemeGiven ? theme : settings.theme?.theme
    motion = invocation.motion ?? settings.motion
    let given: [(SettingName, Bool)] = [
      (.language, invocation.language != nil), (.theme, isThemeGiven),
      (.motion, invocation.motion != nil), (.grade, invocation.grade != nil),
      (.examTime, invocation.examTime != nil),
      (.furigana, invocation.furigana != nil),
    ]
    overridden = Set(given.filter(\.1).map(\.0)).union(invocation.settings.keys)
  }

  /// Returns the appearance of the app, in the language of its screens.
  func appearance(in language: Language, glyphs: GlyphSet?) -> Appearance {
    Appearance(language: language, glyphs: glyphs, theme: theme, motion: motion)
  }
}
