import Foundation
import Navigation
import Testing

@Suite("untrusted saved state") struct UntrustedTests {
  static let highest = UInt64.max

  /// An encoded path of three entries with two requests.
  static func file() throws -> String {
    let desk = Desk("A B")
    for name in ["C", "D"] {
      let top = desk.router.navigator(for: .entry(desk.router.top))
      let _: ResultRequest<String> = top.ask("place") { Page(name, slot: $0) }
    }
    desk.host.states = ["A": "row 3", "B": "row 7", "C": "a b"]
    return try desk.savedText()
  }

  private func restored(_ old: String, _ new: String) throws -> Desk {
    let file = try Self.file()
    #expect(file.contains(old))
    return try Desk(restoring: file.replacing(old, with: new))
  }

  @Test(
    "a counter or identity out of range does not prevent later pushes", arguments: [0, highest])
  func ranges(number: UInt64) throws {
    for (old, path) in [
      (#""lastEntry":4"#, "A B C D"), (#""lastRequest":2"#, "A B C D"), (#"{"id":3"#, "A B"),
    ] {
      let new = old.replacing(/[0-9]+/) { _ in "\(number)" }
      let desk = try restored(old, new)
      #expect(desk.path == path)
      let added = desk.router.push("X").added
      #expect(added.map(\.number) == [5] || path == "A B" && added.count == 1)
    }
  }

  @Test(
    "a counter near the limit doesn't make later entries unreadable",
    arguments: [1 << 53, 1 << 52 + 1] as [UInt64])
  func nearLimit(number: UInt64) throws {
    let desk = try restored(#""lastEntry":4"#, #""lastEntry":\#(number)"#)
    desk.router.push("X")
    #expect(try Desk(restoring: desk.savedText()).path == "A B C D X")
  }

  @Test("a repeated identity ends the path before it")
  func twice() throws {
    #expect(try restored(#"{"id":3"#, #"{"id":2"#).path == "A B")
  }

  @Test("a path without entries becomes the program's own root")
  func empty() throws {
    #expect(try Desk(restoring: #"{"path":"main","entries":[]}"#).path == "A")
    #expect(try Desk(restoring: "{}").path == "A")
  }

  @Test("an unreadable state does not affect its entry")
  func state() throws {
    let desk = try restored(#""row 7""#, "7")
    #expect(desk.path == "A B C D")
    desk.router.pop(count: 2)
    #expect(!desk.events().contains("B restored"))
  }

  @Test(
    "an invalid request fails on its own",
    arguments: [
      (#""asked":4"#, #""asked":3"#), (#""number":2"#, #""number":1"#),
      (#""asked":4"#, #""asked":9"#), (#""number":2"#, #""number":18446744073709551615"#),
      (#""number":2"#, #""number":2,"path":"other""#),
    ])
  func request(old: String, new: String) throws {
    // Only in the list of requests: the routes hold the slots too.
    let file = try Self.file()
    let place = try #require(file.range(of: #""requests""#)?.lowerBound)
    let list = file[place...].replacing(old, with: new)
    let desk = try Desk(restoring: String(file[..<place]) + String(list))
    #expect(desk.router.openSlots.map(\.number) == [1])
    #expect(desk.host.received == ["C.place cancelled(restoreFailed)"])
    desk.router.pop(count: 3)
    #expect(desk.path == "A")
  }

  @Test("an unreadable request does not affect the others")
  func unreadableRequest() throws {
    let desk = try restored(#"{"asked":3,"#, #"{"asked":"?","#)
    #expect(desk.router.openSlots.map(\.number) == [2])
  }

  static let shares = stride(from: 0, to: 20_000, by: 2_500).map { $0..<$0 + 2_500 }

  @Test("a file with random damage never stops the program", arguments: shares)
  func mutated(seeds: Range<Int>) throws {
    let file = Array(try Self.file().utf8)
    var readable = 0
    for seed in seeds {
      var dice = Dice(seed: UInt64(seed))
      let text = Self.mutated(file, by: &dice)
      guard let saved = try? JSONDecoder().decode(SavedPath<Page>.self, from: Data(text)) else {
        continue
      }
      readable += 1
      let desk = try Desk(restoring: saved)
      let kept = saved.path == .main ? saved.entries : []
      #expect(desk.router.path.entries.map(\.id) == kept.map(\.id) || kept.isEmpty)
      for slot in desk.router.openSlots { #expect(desk.router.path.contains(slot.owner)) }
      let asked = desk.router.openRequests.map(\.asked)
      #expect(Set(asked).count == asked.count)
      let _: ResultRequest<String> = desk.router.navigator(for: .entry(desk.router.top)).ask("x") {
        Page("X", slot: $0)
      }
      #expect(Set(desk.router.path.entries.map(\.id)).count == desk.router.path.count)
      desk.router.popToRoot()
      _ = try desk.savedText()
      desk.router.end()
    }
    #expect(readable > 100)
  }

  /// A file with a few bytes changed, added or removed, or with a number that is too large.
  private static func mutated(_ file: [UInt8], by dice: inout Dice) -> [UInt8] {
    var text = file
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      let place = Int.random(in: 0..<text.count, using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: text[place] = UInt8.random(in: 32...126, using: &dice)
      case 1: text.remove(at: place)
      case 2: text.insert(UInt8.random(in: 48...57, using: &dice), at: place)
      default:
        let digits = text.indices.filter { (48...57).contains(text[$0]) }
        guard let digit = digits.randomElement(using: &dice) else { continue }
        let numbers = ["0", "1", "2", "3", "4", "-1", "1.5", "9007199254740993", "\(highest)"]
        guard let number = numbers.randomElement(using: &dice) else { continue }
        text.replaceSubrange(digit...digit, with: Array(number.utf8))
      }
    }
    return text
  }
}
