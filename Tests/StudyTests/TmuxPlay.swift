import KeyScript
import TerminalCore
import TerminalUI
import Testing

@testable import study

/// One walk, played on the fake terminal and in tmux side by side.
final class TmuxPlay {
  private let script: Script
  private var target: MirroredTarget?
  private var terminal: TmuxTerminal?

  init(_ script: Script) {
    self.script = script
  }

  /// Plays the walk; before each expectation both terminals must show the same.
  func play(locale: String = "C.UTF-8") throws {
    let settings = script.settings
    terminal = try TmuxTerminal(
      [
        "--lang", settings.language == .english ? "en" : "ja",
        "--glyphs", settings.glyphs.rawValue,
      ], size: settings.size,
      locale: locale)
    var lines = script.lines.makeIterator()
    var problem: (any Error)?
    let reader = ScriptReader(file: script.file) { [self] in
      guard problem == nil, let line = lines.next() else { return [] }
      do {
        // Everything before this line has been played when the line is read.
        try follow(upTo: line)
      } catch {
        problem = error
        return []
      }
      return Array((line.text + "\n").utf8)
    }
    let player = Player { [self] settings in
      let target = MirroredTarget(try StudyTarget.make(settings, temporary: "/tmp"))
      self.target = target
      return target
    }
    let report = player.play(reader)
    if let problem { throw problem }
    #expect(report.outcome.exitStatus == 0, "\(report)")
    try sendAll()
    #expect(try terminal?.exitStatus() == 0, "the program in tmux does not end well")
  }

  private func follow(upTo line: ScriptLine) throws {
    switch line.directive {
    case .check(.expect): try compare(at: line)
    case .time(.wait(let time)):
      // A held swipe has to stay in place just as long in a real terminal.
      try compare(at: line)
      try look(for: time)
    case .time(.settle):
      // The last frames of a slide look like the final one, but ignore presses.
      try sendAll()
      try look(for: .milliseconds(200))
    default: break
    }
  }

  /// Watches the terminal for some real time.
  private func look(for time: Duration) throws {
    let start = ContinuousClock.now
    while start.duration(to: .now) < time { _ = try terminal?.rows() }
  }

  private func compare(at line: ScriptLine) throws {
    try sendAll()
    guard let target, let terminal else { return }
    guard let shown = try terminal.differs(from: target.frame) else { return }
    throw TmuxDifference(
      place: "\(script.file):\(line.span.line)", expected: target.frame.lines, shown: shown)
  }

  private func sendAll() throws {
    for happening in target?.happenings ?? [] {
      switch happening {
      case .bytes(let bytes): try terminal?.send(bytes)
      case .resize(let size): try terminal?.resize(to: size)
      case .quit: try terminal?.send([0x03])
      }
    }
    target?.happenings = []
  }
}

/// A screen in tmux that differs from the fake terminal's.
struct TmuxDifference: Error, CustomStringConvertible {
  let place: String
  let expected: [String]
  let shown: [String]

  var description: String {
    "\(place): tmux shows\n\(picture(shown))\nand not\n\(picture(expected))"
  }

  private func picture(_ rows: [String]) -> String {
    rows.map { "  |\($0)|" }.joined(separator: "\n")
  }
}
