import Dispatch
import KeyScript
public import Navigation
import TerminalCore
import TerminalUI
public import Testing

extension TestApp {
  /// Advances the clock until nothing is pending: no transition, task, or timer. Records an issue
  /// if something is still pending after 10 s on the clock, or if a task takes more real time than
  /// the test's patience.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await play(Script(.time(.settle), at: sourceLocation), sourceLocation)
  }

  /// Advances the clock, and runs everything that is due by then.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await play(Script(.time(.wait(duration)), at: sourceLocation), sourceLocation)
  }

  /// Settles the app, and returns how a transition has ended. Awaiting `transition.outcome` itself
  /// never returns in a test, because nothing moves the clock meanwhile.
  ///
  /// Records an issue and returns `nil` if the transition has not ended, as while a question is
  /// open.
  @discardableResult
  public func outcome(
    of transition: Transition, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Outcome? {
    await settle(sourceLocation: sourceLocation)
    if case .ended(let outcome) = transition.state { return outcome }
    report("the transition has not ended; it is still \(transition.state)", sourceLocation)
    return nil
  }

  /// Shows a screen that returns a value, as if the active screen had asked for it. So a screen can
  /// be tested without those that ask it.
  ///
  /// ```swift
  /// let request = stage.ask { .colors(returning: $0) }
  /// await stage.settle()
  /// stage.press("enter")
  /// #expect(await stage.answer(to: request) == .returned("red"))
  /// ```
  ///
  /// - Parameter route: Makes the route from the slot to which the screen returns its value.
  /// - Returns: The request, whose value goes nowhere else.
  public func ask<Value>(
    route: @Sendable (ReturnSlot<Value>) -> Route
  ) -> ResultRequest<Value> {
    app.ask(route: route)
  }

  /// Settles the app, and returns how a request has ended. Awaiting `request.answer` itself never
  /// returns in a test, because nothing moves the clock meanwhile.
  ///
  /// Records an issue and returns `nil` if the request is still open.
  @discardableResult
  public func answer<Value>(
    to request: ResultRequest<Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> ResultOutcome<Value>? {
    await settle(sourceLocation: sourceLocation)
    if let answer = request.currentAnswer { return answer }
    report("the request is still open: no screen has returned a value", sourceLocation)
    return nil
  }

  /// Plays a key script from the current state of the app. Records a failed expectation as an issue
  /// with the full report.
  ///
  /// The size in its header resizes the terminal. Other settings are meant for programs that a
  /// script starts; an app that is already running can't adopt another `locale`, other glyphs,
  /// motion, or colors, a link, a saved state, a seed, another time, or other loads.
  ///
  /// Snapshots are in the folder beside the script. If the environment variable
  /// `SCREENSTACK_UPDATE` is `1`, screens and snapshots that differ are rewritten instead of
  /// failing, and the test prints how many.
  ///
  /// - Parameters:
  ///   - path: The file; a relative path starts at the folder of the calling file.
  ///   - sourceLocation: Where to record an issue.
  ///   - caller: The path of the calling file.
  /// - Returns: Whether all expectations held.
  @discardableResult
  public func play(
    _ path: String, sourceLocation: SourceLocation = #_sourceLocation, caller: String = #filePath
  ) async -> Bool {
    let folder = caller.prefix(through: caller.lastIndex(of: "/") ?? caller.startIndex)
    let file = path.hasPrefix("/") ? path : folder + path
    return await play(at: sourceLocation) {
      try ScriptUpdating.isWanted
        ? ScriptUpdating.play(file) { self.report(playing: $0) }
        : self.report(playing: Script(contentsOf: file))
    }
  }

  /// Plays a script on its own thread, so that the test's thread is free for what the program waits
  /// for.
  @discardableResult
  private func play(_ script: Script, _ sourceLocation: SourceLocation) async -> Bool {
    await play(at: sourceLocation) { self.report(playing: script) }
  }

  private func play(
    at sourceLocation: SourceLocation, _ play: @escaping @Sendable () throws -> PlayReport
  ) async -> Bool {
    app.queue.patience = patience
    let complaint: String? = await withCheckedContinuation { continuation in
      DispatchQueue(label: "test app").async {
        // The tasks that the synchronous methods didn't wait for.
        self.app.queue.runReady()
        do {
          continuation.resume(returning: try play().complaint)
        } catch {
          continuation.resume(returning: "\(error)")
        }
      }
    }
    report(complaint, sourceLocation)
    return complaint == nil
  }

  /// Plays a script on this thread.
  ///
  /// - Returns: The complaint; `nil` if all expectations held.
  func complaint(playing script: Script) -> String? { report(playing: script).complaint }

  /// Plays a script on this thread.
  private func report(playing script: Script) -> PlayReport {
    var player = Player { [self] _ in
      for case .header(let header) in script.lines.compactMap(\.directive) { try apply(header) }
      return target
    }
    player.patience = patience
    player.mouse = mouse
    player.snapshots = SnapshotFolders()
    player.isUpdating = ScriptUpdating.isWanted
    player.updateWish = ScriptUpdating.wish
    return player.play(script)
  }

  func report(_ complaint: String?, _ sourceLocation: SourceLocation) {
    guard let complaint else { return }
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }
}

extension Script {
  /// A one-line script that reports its location in a test.
  init(_ directive: Directive, at location: SourceLocation) {
    let span = SourceSpan(lines: location.line...location.line, columns: 1..<1)
    self.init(file: location.fileName, lines: [ScriptLine(directive, span: span)])
  }
}

extension TestApp {
  /// Applies a header directive, as far as an app that is already running can.
  private func apply(_ header: Directive.Header) throws(RefusedSetting) {
    switch header {
    case .version: break
    case .terminal(let terminal):
      if let glyphs = terminal.glyphs, glyphs != appearance.glyphs {
        throw .different(
          .terminal, "glyphs=\(appearance.glyphs.rawValue)", "glyphs: .\(glyphs.rawValue)")
      }
      if let motion = terminal.motion, motion != appearance.motion {
        throw .different(
          .terminal, "motion=\(appearance.motion.rawValue)", "motion: .\(motion.rawValue)")
      }
      guard appearance.adapted(to: terminal).theme == appearance.theme else {
        let theme = appearance.adapted(to: terminal).builtInTheme
        throw .different(.terminal, "another theme", "theme: .\(theme ?? .terminal)")
      }
      if terminal.size != frame.size { app.handle(.resize(terminal.size)) }
    case .locale(let language):
      // A recording has the whole tag of the locale, such as en-US.
      guard language.bestMatch(in: [appearance.language]) != nil else {
        throw .different(
          .language, "the language \(appearance.language.rawValue)",
          "language: \"\(language.rawValue)\"")
      }
    case .state:
      throw RefusedSetting(
        .state, "the test app has the state that the test has given it; leave this out")
    case .link:
      throw RefusedSetting(.link, "the test app has the path after `at:`; leave this out")
    case .seed:
      throw RefusedSetting(
        .seed, "the test app has the random choices that the test has given it; leave this out")
    case .now:
      throw RefusedSetting(
        .now, "the test app has the wall clock that the test has given it; leave this out")
    }
  }
}

extension RefusedSetting {
  fileprivate static func different(
    _ subject: Subject, _ what: String, _ argument: String
  ) -> RefusedSetting {
    RefusedSetting(
      subject,
      "the test app has \(what); give it Appearance(\(argument)), or leave this out")
  }
}

extension Appearance {
  /// The appearance with the theme that a script asks for, as far as its terminal has the colors.
  fileprivate func adapted(to terminal: ScriptTerminal) -> Appearance {
    var adapted = self
    if let theme = terminal.theme { adapted.chosenTheme = theme.theme }
    if let color = terminal.color { adapted.adapt(to: TerminalTraits(colors: color)) }
    return adapted
  }
}
