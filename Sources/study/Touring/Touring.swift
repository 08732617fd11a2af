import KeyScript
import Navigation
import Records
import ScreenStack
import SpacedRepetition
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI

/// A tour of Study that plays by itself in the terminal, until the user takes over.
///
/// It uses the records of an imaginary learner, in memory. The user's own records are never opened.
struct Touring {
  let invocation: Invocation
  let environment: ProcessEnvironment
  let language: Language
  let console: Console

  /// Plays the tour, then runs Study from where the user took over.
  ///
  /// - Returns: 0, or 2 if there is no suitable terminal.
  func run() -> Int32 {
    do {
      let theme = try invocation.theme?.theme()
      let terminal = try NcursesTerminal(NcursesTerminal.Options(invocation, environment))
      defer { terminal.close() }
      try play(on: terminal, theme)
      terminal.close()
      terminal.reraise()
      return ExitStatus.fine
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  private func play(on terminal: NcursesTerminal, _ theme: Theme?) throws {
    do throws(RendererError) {
      try terminal.awaitTraits()
      var appearance = Appearance(
        language: language, glyphs: invocation.glyphs, theme: theme,
        motion: invocation.motion ?? .full)
      appearance.adapt(to: terminal.traits)
      let script = TourScript(
        language: language, size: terminal.size.ofTour, motion: appearance.motion)
      let tour = Tour(script, at: .now, appearance)
      let pacer = TerminalPacer(renderer: terminal, source: terminal, tourHint: hint)
      guard tour.play(at: pacer) else { return }
      tour.app.notify(takenOver)
      try tour.app.run(on: terminal)
    } catch {
      guard error == .hungUp else { throw error }
    }
  }

  private var hint: String { language("キーを押すと自分で操作できます", "any key: your turn") }

  private var takenOver: String {
    language(
      "ここからはあなたの番です。この記録は残りません（Ctrl-C で終了）",
      "Your turn. The records are the tour’s: nothing is kept. Ctrl-C quits.")
  }
}

/// A play of the tour, together with its program.
struct Tour {
  let app: App<StudyRoute>
  private let script: TourScript

  /// Starts the program of a tour.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - now: The time of the tour. The imaginary learner has studied before it.
  ///   - appearance: The appearance of the screens.
  init(_ script: TourScript, at now: LocalTime, _ appearance: Appearance) {
    self.script = script
    let model = StudyModel(
      language: script.language, glyphs: appearance.glyphs, records: .invented(before: now),
      seed: TourScript.seed, clock: { now })
    model.isTour = true
    app = makeStudy(model: model)
    app.launch(size: script.size, appearance: appearance)
    app.queue.runReady()
  }

  /// Plays the tour.
  ///
  /// - Parameter pacer: Shows the play at a suitable pace.
  /// - Returns: Whether the viewer has taken over.
  func play(at pacer: TerminalPacer) -> Bool {
    var player = player
    player.pacer = pacer
    // The script's expectations may not hold in a window of another size.
    player.size = script.size
    let report = player.play(ScriptReader(text: script.text))
    guard case .stopped = report.outcome, let stop = pacer.stop else { return false }
    return !TerminalPacer.ends.contains(stop)
  }

  /// Plays the tour without a viewer or delays, and checks its expectations.
  func check() -> PlayReport { player.play(ScriptReader(text: script.text)) }

  private var player: Player {
    Player { [app] _ in AppTarget(running: app, name: \.name) }
  }
}
