import Records
import ScreenStack
import StudyScreens
import TerminalUI

/// The language, theme and motion of a run: what the command line says, or else what the person has
/// set before, or else what suits the terminal and the locale.
struct Look {
  /// The language of all text.
  let language: Language
  /// The built-in theme that was chosen, if it is one.
  let builtInTheme: Theme.BuiltIn?
  /// The theme that was chosen; `nil` for the one that suits the terminal.
  let theme: Theme?
  /// How much moves.
  let motion: MotionSetting
  /// What comes from the command line.
  let overridden: Set<SettingName>

  /// Combines the command line with what is kept.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - kept: The settings that are kept.
  ///   - language: The language of the locale.
  ///   - theme: The theme that the command line names, read from its file if it is in one.
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
    overridden = Set(given.filter(\.1).map(\.0))
  }

  /// The appearance of the app, in the language of its screens.
  func appearance(in language: Language, glyphs: GlyphSet?) -> Appearance {
    Appearance(language: language, glyphs: glyphs, theme: theme, motion: motion)
  }
}
