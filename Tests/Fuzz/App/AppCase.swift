import KeyScript
import TerminalCore

/// A random script for all of Study.
struct AppCase: FuzzCase {
  static let name = "app"
  static let unit = "events"

  var pieces: [Directive]
  private let header: [Directive]

  init(seed: UInt64) {
    var generator = ScriptGenerator(seed: seed)
    header = generator.settings.directives
    pieces = generator.directives(count: 200)
  }

  init(text: String) throws {
    let script = try Script(parsing: text)
    header = []
    pieces = script.lines.compactMap(\.directive)
  }

  func play() throws(Violation) -> Int {
    let script = Script(file: "fuzz.keys", lines: (header + pieces).map { ScriptLine($0) })
    var player = Player { try CheckedTarget(playing: $0) }
    player.allowsAnyPosition = true
    let report = player.play(script)
    guard let target = report.target as? CheckedTarget else { throw Violation("\(report)") }
    if let violation = target.violation { throw violation }
    if report.outcome.exitStatus != 0, target.exitStatus == nil { throw Violation("\(report)") }
    try target.finish()
    return target.eventCount
  }

  var text: String {
    let lines = (header + pieces).map { ScriptLine($0) } + [ScriptLine(.time(.settle))]
    let isEnding = [.signal(.terminate), .signal(.hangUp)].contains { pieces.contains(.input($0)) }
    let end = ScriptLine(.check(.expect(.noLeaks, within: nil)))
    return Script(lines: isEnding ? lines : lines + [end]).text
  }
}
