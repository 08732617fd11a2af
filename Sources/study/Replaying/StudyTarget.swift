import KeyScript
import StudyCatalog
import StudyScreens
import Synchronization
import TerminalCore
import TerminalUI

/// Study as a script plays it: on a fake terminal, from a state and a day that the script names.
enum StudyTarget {
  /// Makes the program that a script asks for.
  ///
  /// - Parameters:
  ///   - settings: What the script asks for.
  ///   - events: Takes the events of the screens.
  ///   - journal: Takes the records of the navigation journal.
  /// - Returns: The program, with its first screen on show.
  /// - Throws: What the script got wrong: a link that leads nowhere, a folder that is not there.
  static func make(
    _ settings: ScriptSettings, events: EventLog? = nil, journal: JournalFile? = nil
  ) throws -> any ScriptTarget {
    let state = try refusing(.state) { try StateInMemory(settings) }
    let link = try refusing(.link) { try settings.link.map(path) }
    let language = try refusing(.language) { try spoken(settings.language) }
    let loading = LoadingSwitch(settings.loading)
    let model = StudyModel(
      language: language, glyphs: settings.glyphs, store: state, seed: settings.seed,
      loader: loading.loader,
      today: { [now = settings.now] in Day(now) })
    let app = makeStudy(model: model)
    events?.follow(app)
    if let journal { app.observeJournal { journal.write($0) } }
    return AppTarget(
      app, path: link, settings: settings, name: \.name,
      load: { loading.set($0) })
  }

  /// Lays what goes wrong at the door of a setting, so that it is reported with its line.
  private static func refusing<Result>(
    _ subject: RefusedSetting.Subject, _ body: () throws -> Result
  ) throws(RefusedSetting) -> Result {
    do {
      return try body()
    } catch {
      throw RefusedSetting(subject, (error as? any Complaint)?.message.english ?? "\(error)")
    }
  }

  private static func spoken(_ language: Language) throws -> Language {
    guard Language.ofStudy.contains(language) else { throw LanguageMissing(language: language) }
    return language
  }

  private static func path(_ link: String) throws -> [StudyRoute] {
    let parsed = StudyLink(link, in: .standard)
    if let part = parsed.unknownPart { throw LinkError(link: link, part: part) }
    return parsed.path
  }
}

/// A script's language that Study does not speak.
private struct LanguageMissing: Error, CustomStringConvertible {
  let language: Language

  var description: String {
    let known = Language.ofStudy.map { "`locale \($0.rawValue)`" }.joined(separator: " or ")
    return "Study does not speak “\(language.rawValue)”; write \(known)"
  }
}

extension Day {
  /// The day of a script's clock; the first of April 2026, a school year's start, when it has none.
  fileprivate init(_ time: WallTime?) {
    guard
      let day = Day(
        year: time?.year ?? 2026, month: time?.month ?? 4, day: time?.day ?? 1)
    else { preconditionFailure("a wall time without a day: \(String(describing: time))") }
    self = day
  }
}
