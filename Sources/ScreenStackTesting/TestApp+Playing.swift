import Dispatch
import Glibc
import KeyScript
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

  /// Plays a key script from the current state of the app. Records a failed expectation as an issue
  /// with the full report.
  ///
  /// The size in its header resizes the terminal. Other settings are meant for programs that a
  /// script starts; an app that is already running can't adopt another `locale`, other glyphs,
  /// motion, or colors, a link, or a saved state.
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
    let script: Script
    do {
      script = try Script(contentsOf: path.hasPrefix("/") ? path : folder + path)
    } catch {
      report("\(error)", sourceLocation)
      return false
    }
    return await play(script, sourceLocation)
  }

  /// Plays a script on its own thread, so that the test's thread is free for what the program waits
  /// for.
  @discardableResult
  private func play(_ script: Script, _ sourceLocation: SourceLocation) async -> Bool {
    app.queue.patience = patience
    let complaint = await withCheckedContinuation { continuation in
      DispatchQueue(label: "test app").async {
        // The tasks that the synchronous methods didn't wait for.
        self.app.queue.runReady()
        continuation.resume(returning: self.complaint(playing: script))
      }
    }
    report(complaint, sourceLocation)
    return complaint == nil
  }

  /// Plays a script on this thread.
  ///
  /// - Returns: The report; `nil` if all expectations held.
  func complaint(playing script: Script) -> String? {
    var player = Player { [self] _ in
      for case .header(let header) in script.lines.compactMap(\.directive) { try apply(header) }
      return target
    }
    player.patience = patience
    player.snapshots = SnapshotFolders()
    player.isUpdating = Self.isUpdating
    player.updateWish = "\(Self.updateVariable)=1"
    var report = player.play(script)
    do {
      try report.rewriteScreens()
    } catch {
      return "\(error)"
    }
    if player.isUpdating { report.remarks.forEach { print($0) } }
    if case .passed = report.outcome { return nil }
    return report.description
  }

  /// The environment variable with which tests rewrite the screens of their scripts.
  private static var updateVariable: String { "SCREENSTACK_UPDATE" }

  private static var isUpdating: Bool {
    unsafe getenv(updateVariable).flatMap { unsafe String(validatingCString: $0) } == "1"
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
    case .version, .seed, .now, .state(.empty): break
    case .terminal(let terminal):
      guard (terminal.glyphs ?? appearance.glyphs) == appearance.glyphs,
        (terminal.motion ?? appearance.motion) == appearance.motion
      else { throw .different(.terminal, "other glyphs or another motion") }
      guard appearance.adapted(to: terminal).theme == appearance.theme
      else { throw .different(.terminal, "another theme") }
      if terminal.size != frame.size { app.handle(.resize(terminal.size)) }
    case .locale(let language):
      guard language == appearance.language else {
        let tag = appearance.language.rawValue
        throw .different(.language, "the language \(tag)")
      }
    case .state: throw .different(.state, "the state that the test has given it")
    case .link: throw .different(.link, "the path after `at:`")
    }
  }
}

extension RefusedSetting {
  fileprivate static func different(_ subject: Subject, _ what: String) -> RefusedSetting {
    RefusedSetting(
      subject,
      "the test app has \(what); give it what the script asks for, or leave that out")
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
