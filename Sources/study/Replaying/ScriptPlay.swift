import Files
import KeyScript
import KeyScriptTools
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalLines
import TerminalUI

/// Plays scripts as a command line says. Several threads may play scripts at once.
struct ScriptPlay: Sendable {
  let invocation: Invocation
  let environment: ProcessEnvironment
  /// Counts what the plays reach; `nil` for nothing.
  var coverage: CoverageObserver<StudyRoute>?
  /// Stops the plays; `nil` if a signal ends the program at once.
  var ending: EndingRequest?

  /// Plays a script with a player that is ready, and may go on in another script.
  typealias PlayFunction = (ScriptSource, Player, ContinuedScript?) throws -> PlayReport

  /// Checks a file, then plays it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - playFunction: Plays the script somewhere else than on a fake terminal; `nil` for there.
  /// - Returns: The result; that of a file that can't be played says why.
  func play(_ file: String, by playFunction: PlayFunction? = nil) -> PlayedScript {
    if ending?.hasCome() == true { return PlayedScript(skipped: file, "not played after a signal") }
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let source = try ScriptSource(file)
      var played = try play(source, by: playFunction)
      played.result.time = clock.now - start
      return played
    } catch let failure {
      let error = failure.opening(file)
      let reason = error.messages.map(\.english).joined(separator: "\n")
      return PlayedScript(
        ScriptResult(file, .refused(reason)), refusal: error, asJSON: invocation.printsJSON)
    }
  }

  private func play(_ source: ScriptSource, by playFunction: PlayFunction?) throws -> PlayedScript {
    do {
      let files = try files(of: source)
      let outputs = try Outputs(invocation, sparing: files.paths(for: source.file))
      let exports = try Exports(invocation.exports, inTheme: invocation.shownTheme, outputs)
      let journal = try invocation.journalFile.map {
        JournalFile(try outputs.open($0, growing: true))
      }
      let continued = try invocation.recordFile.map {
        try ContinuedScript($0, of: source, reading: files, outputs)
      }
      let events = invocation.eventProfile.map(EventLog.init)
      let check = invocation.comparesTwins ? RenderCheck() : nil
      let heard =
        invocation.isPlain ? LineModeTranscript(translations: LineWords.translationsOfStudy) : nil
      let watchers: [(any FrameWatcher)?] = [check, heard]
      let player = player(
        journal, events, watchedBy: exports.watchers + watchers.compactMap(\.self))
      var report =
        try playFunction?(source, player, continued)
        ?? player.play(source, times: invocation.run.repetitions)
      var failures = exports.write()
      failures += [journal?.failure, continued?.failure, report.snapshotError].compactMap(\.self)
      // First, because the report says what was rewritten.
      do throws(FileError) {
        try report.rewriteScreens()
      } catch { failures.append(error) }
      var played = PlayedScript(report, source, asJSON: invocation.printsJSON)
      played.variables = files.variables
      played.events = events?.text
      played.heard = heard?.text
      played.compared = check?.count
      played.failures = failures
      return played
    } catch let error as ScriptError {
      return PlayedScript(PlayReport(error), source, asJSON: invocation.printsJSON)
    }
  }

  /// Finds the mistakes in a script and the files that it includes.
  ///
  /// - Returns: The paths of all files that playing the script reads.
  /// - Throws: The first `ScriptError` with the later ones, a `FileError`, or an error for a file
  ///   that isn't a script at all.
  func check(_ source: ScriptSource) throws -> [String] {
    try files(of: source).paths(for: source.file)
  }

  /// Finds the mistakes in a script, and the other files that playing it reads.
  private func files(of source: ScriptSource) throws -> ScriptFiles {
    do {
      return try source.check(defining: invocation.variables)
    } catch let error as ScriptError {
      if error.problem == .versionMissing, error.origins.isEmpty { throw NoScript(error) }
      throw error
    }
  }

  /// Plays a script again, to look at it.
  func play(_ source: ScriptSource, for pictures: PlayPictures) throws -> PlayReport {
    let check = invocation.comparesTwins ? RenderCheck() : nil
    return try player(watchedBy: pictures.watchers + (check.map { [$0] } ?? []))
      .play(source, times: invocation.run.repetitions)
  }

  /// A player for the command line.
  func player(
    _ journal: JournalFile? = nil, _ events: EventLog? = nil,
    watchedBy watchers: [any FrameWatcher] = []
  ) -> Player {
    let theme = invocation.shownTheme
    let temporary = environment.temporaryFolder
    let coverage = coverage
    var player = Player { settings in
      var settings = settings
      settings.theme = theme ?? settings.theme
      return try StudyTarget.make(
        settings, events: events, journal: journal, coverage: coverage, temporary: temporary)
    }
    if let ending { player.pacer = EndingPacer(ending) }
    player.variables = invocation.variables
    player.stopLine = invocation.untilLine
    player.isUpdating = invocation.updates
    player.updateWish = "--update"
    player.isStrict = invocation.isStrict
    player.passesThroughBytes = invocation.passesThroughBytes
    player.snapshots = SnapshotFolders()
    player.watchers = watchers
    player.isInLineMode = invocation.isPlain
    if !watchers.isEmpty, !invocation.isPlain { player.terminalWriter = NcursesWriter.init }
    player.size = invocation.size
    player.patience = .seconds(invocation.patience)
    player.command = { file, line in command(playing: file, until: line) }
    return player
  }

  /// The command that plays a script up to a line in the terminal, or that repeats what only a
  /// watcher has noticed.
  private func command(playing file: String, until line: Int?) -> String {
    let mode = invocation.isPlain ? " --plain" : " --terminal"
    let options = line.map { "\(mode) --until \($0)" } ?? watchOptions
    // Without these, the same script would be played with other input or variables.
    let bytes = invocation.passesThroughBytes ? " --through-bytes" : ""
    let definitions = invocation.variables.sorted { $0.key < $1.key }
      .map { " --define " + ShellWord.quoted("\($0.key)=\($0.value)") }.joined()
    return "study replay" + options + bytes + definitions + " " + file
  }

  private var watchOptions: String {
    let twin = invocation.comparesTwins ? " --twin" : ""
    let size = invocation.size.map { " --size \($0.columns)x\($0.rows)" } ?? ""
    let strict = invocation.isStrict ? " --strict" : ""
    let count = invocation.run.repetitions
    return strict + twin + size + (count > 1 ? " --repeat \(count)" : "")
  }
}

extension Invocation {
  /// The theme that replaces the script's; `nil` for none.
  ///
  /// In a terminal, the script's colors could be unreadable on its background, so they are used
  /// only if the user names the theme.
  var shownTheme: Theme.BuiltIn? {
    theme?.builtIn ?? (playsInTerminal ? .terminal : nil)
  }
}

/// A file to play that isn't a script.
private struct NoScript: Complaint {
  private let file: String
  /// The first line that isn't empty; empty if there is none.
  private let line: String

  init(_ error: ScriptError) {
    file = error.file
    line = Notation.shortened(error.source)
  }

  var message: BilingualText {
    if line.hasPrefix("\\u{feff}") || line.hasPrefix("\u{FEFF}") {
      return BilingualText(
        japanese: "「\(file)」は BOM で始まっています。BOM なしの UTF-8 で保存してください",
        english: "“\(file)” begins with a byte order mark; save it without one")
    }
    let (japanese, english) =
      line.isEmpty
      ? ("空です", "it is empty")
      : ("はじめの行は「\(line)」", "its first line is “\(line)”")
    return BilingualText(
      japanese: "「\(file)」は操作の記録ではありません（\(japanese)）。記録は keys 1 で始まり、study record FILE で作れます",
      english:
        "“\(file)” is not a key script (\(english)); one begins with `keys 1`, and study "
        + "record FILE writes one")
  }
}
