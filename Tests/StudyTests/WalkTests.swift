import Foundation
import KeyScript
import Testing

@Suite("Walks through Study")
struct WalkTests {
  @Test("hold", arguments: Walk.all)
  func hold(walk: Walk) throws {
    let report = Walk.player.play(try walk.script())
    #expect(report.outcome.exitStatus == 0, "\(report)")
  }

  @Test("pass when every event goes through a terminal's bytes", arguments: Walk.all)
  func holdThroughBytes(walk: Walk) throws {
    var player = Walk.player
    player.passesThroughBytes = true
    let report = player.play(try walk.script())
    #expect(report.outcome.exitStatus == 0, "\(report)")
  }

  @Test("expect nothing that holds without the last input before it", arguments: Walk.all)
  func prove(walk: Walk) throws {
    let script = try walk.script()
    let mutations = try script.expanded().droppingLastInputs()
    #expect(!mutations.isEmpty, "the walk expects nothing of any input")
    var player = Walk.player
    player.isStrict = true
    let report = player.play(script)
    #expect(report.outcome.exitStatus == 0, "\(report)")
  }

  @Test("are formatted as study format would", arguments: Walk.all)
  func formatting(walk: Walk) throws {
    #expect(try walk.script().text == String(contentsOfFile: walk.path, encoding: .utf8))
  }

  @Test("show what the README shows")
  func readme() throws {
    let walk = try Walk.named("home-readme").script()
    let rows = walk.lines.compactMap { line in
      if case .check(.expect(.screen(let rows, _), _)) = line.directive { rows } else { nil }
    }.joined()
    let picture = rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(readme.contains("```\n\(picture.joined(separator: "\n"))\n```"))
  }

  @Test("are all there, so that one that is deleted lowers this number too")
  func count() {
    #expect(Walk.all.count >= 221)
  }

  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("README.md")
}
