import KeyScript
import TerminalCore

/// A random script for all of Study.
struct AppCase: FuzzCase {
  static let name = "app"
  static let unit = "events"

  var pieces: [ScriptLine]
  /// The settings, and the definitions that the pieces may call.
  private let header: [ScriptLine]

  init(seed: UInt64) {
    var generator = ScriptGenerator(seed: seed)
    header =
      generator.settings.directives.map { ScriptLine($0) } + ScriptGenerator.definitions
    pieces = generator.directives(count: 200).map { ScriptLine($0) }
  }

  init(text: String) throws {
    let lines = try Script(parsing: text).lines.filter { $0.directive != nil }
    // A definition without its end would be another mistake.
    let end = lines.lastIndex { $0.directive == .sharing(.end) } ?? -1
    header = Array(lines[...end])
    pieces = Array(lines[(end + 1)...])
  }

  func play() throws(Violation) -> Int {
    let script = Script(file: "fuzz.keys", lines: header + pieces)
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
    let lines = header + pieces + [ScriptLine(.time(.settle))]
    let isEnding = [.signal(.terminate), .signal(.hangUp)].contains { signal in
      pieces.contains { $0.directive == .input(signal) }
    }
    let end = ScriptLine(.check(.expect(.noLeaks, within: nil)))
    return Script(lines: isEnding ? lines : lines + [end]).text
  }
}
