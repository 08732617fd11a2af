import ScreenStack
import StudyCatalog
import StudyScreens
import Testing

@testable import study

@Suite("The table of options")
struct OptionTests {
  @Test(
    "says which commands take an option", arguments: Option.all.map(\.name), Subcommand.allCases)
  func commands(name: String, command: Subcommand) throws {
    let option = try #require(Option.named(name))
    let notes = name == "--lessons" && command == .export ? ["--anki"] : []
    let arguments = command.minimum + option.minimum(with: command) + notes
    guard !option.commands.contains(command) else {
      let action = try Invocation(arguments).action
      #expect(action.command == command || ["--help", "--version"].contains(name))
      return
    }
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    let message = try #require(error?.message)
    for words in [message.japanese, message.english] {
      #expect(words.contains(name))
    }
    #expect(message.japanese.contains(/[ぁ-ん]/))
  }

  @Test(
    "lets no option be the value of another, unless it is attached",
    arguments: [
      (["--lang", "--plain"], "--lang needs a value before --plain; use ja or en"),
      (
        ["--state", "--plain"],
        "--state needs a value before --plain; use a folder, and ./--plain for one with that name"
      ),
    ])
  func optionAsValue(arguments: [String], message: String) throws {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    #expect(error?.message.english == message)
    #expect(try Invocation(["--state=--plain"]).stateFolder == "--plain")
  }

  @Test(
    "lets a command take only what it uses",
    arguments: [
      (.coverage, ["--define", "--patience", "--json", "--filter", "--parallel"]),
      (
        .minimize,
        [
          "--lang", "--force", "--define", "--patience", "--through-bytes", "--output", "--plays",
          "--any-screen",
        ]
      ),
      (.check, ["--lang", "--state", "--lessons"]), (.format, ["--lang", "--check"]),
      (.importLogs, ["--lang", "--state", "--lessons", "--force"]),
      (.backup, ["--lang", "--state"]),
      (.export, ["--lang", "--state", "--lessons", "--force", "--json", "--csv", "--anki"]),
      (
        .demo,
        [
          "--lang", "--motion", "--glyphs", "--color", "--theme", "--ambiguous", "--sync",
          "--mouse",
        ]
      ),
      (
        .doctor,
        [
          "--lang", "--motion", "--glyphs", "--grade", "--exam-time", "--furigana",
          "--questions", "--answers", "--new-items", "--auto-advance", "--retention", "--place",
          "--plain",
          "--state", "--lessons", "--keys", "--color", "--theme", "--ambiguous", "--sync",
          "--mouse",
        ]
      ),
      (
        .record,
        [
          "--lang", "--motion", "--glyphs", "--lessons", "--color", "--theme", "--ambiguous",
          "--sync", "--mouse", "--events", "--journal", "--force",
        ]
      ),
      (
        .replay,
        [
          "--plain", "--record", "--color", "--theme", "--ambiguous", "--sync", "--mouse",
          "--events", "--journal", "--force", "--terminal", "--step", "--speed", "--until",
          "--define", "--patience", "--json", "--update", "--strict", "--through-bytes", "--twin",
          "--size", "--export", "--filter", "--shard", "--fail-fast", "--parallel", "--repeat",
          "--watch", "--junit", "--tap", "--artifacts", "--annotate",
        ]
      ),
    ] as [(Subcommand, [String])])
  func few(command: Subcommand, names: [String]) {
    let taken = Option.all.filter { $0.commands.contains(command) }.map(\.name)
    #expect(taken.filter { !["--version", "--help"].contains($0) } == names)
  }

  @Test("says where an option belongs that is used without its command")
  func withoutItsCommand() throws {
    for option in Option.all where !option.commands.contains(.run) {
      let error = #expect(throws: UsageError.self) { try Invocation(option.minimum) }
      let message = try #require(error?.message)
      for command in option.commands {
        #expect(message.english.contains(command.usage) && message.japanese.contains(command.usage))
      }
      let example = try #require(message.english.split(separator: ": ").last)
      guard option.commands.count == 1 else { continue }
      // The sample value takes the place of the placeholder.
      let words = example.split(separator: " ").dropFirst().map {
        String($0) == option.argument.value?.usage ? option.sample[1] : String($0)
      }
      _ = try Invocation(words)
    }
  }

  @Test("has each name once, and names only options that it has")
  func names() {
    let names = Option.all.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
    #expect(Set(names).count == names.count)
    for rule in Option.all.flatMap(\.rules) {
      if let other = rule.other { #expect(Option.named(other) != nil) }
    }
  }

  @Test("rejects an empty name, whichever command it follows", arguments: Subcommand.allCases)
  func emptyName(command: Subcommand) throws {
    guard command != .run, let word = command.word else { return }
    let example = "\(command.usage) \(word)"
    let error = UsageError.emptyName(example: example)
    #expect(throws: error) { try Invocation([command.rawValue, ""]) }
    #expect(throws: error) { try Invocation([command.rawValue, "a", ""]) }
    #expect(
      error.message.english == "the name of a file is missing, because “” is empty: \(example)")
  }

  @Test("rejects “-” as the value of an option, which takes no standard input or output")
  func dash() throws {
    var count = 0
    for option in Option.all {
      guard option.argument.value?.isPath == true else { continue }
      let command = try #require(option.commands.first)
      #expect(throws: UsageError.self) { try Invocation(command.minimum + [option.name, "-"]) }
      count += 1
    }
    #expect(count == 9)
    let error = UsageError.misplaced(.namedScriptsOnly("--update"))
    #expect(throws: error) { try Invocation(["replay", "--update", "a", "-"]) }
  }

  @Test("rejects an option without the one that it needs")
  func needs() throws {
    var count = 0
    for option in Option.all {
      for case .needs(let other, let only) in option.rules {
        let command = try #require(only ?? option.commands.first)
        let words = command.minimum + option.minimum(with: command)
        let needed = try #require(Option.named(other)?.sample)
        let others = words.split(separator: needed, omittingEmptySubsequences: false)
        let error = UsageError.misplaced(.missingCompanion(option: option.name, needed: other))
        #expect(throws: error) { try Invocation(Array(others.joined())) }
        _ = try Invocation(words)
        count += 1
      }
    }
    #expect(count == 9)
  }

  @Test("lists every export of a play")
  func exports() throws {
    let files = ["a.b.svg", "c.cast", "d.animated.svg", ".animated.svg", "e.v2.cast"]
    let invocation = try Invocation(["replay", "a.keys"] + files.map { "--export=\($0)" })
    #expect(invocation.exports == files.compactMap(Export.init))
    #expect(invocation.exports.map(\.format) == [.svg, .cast, .animatedSVG, .svg, .oldCast])
    #expect(Export(".svg") == nil)
  }

  @Test("rejects options that exclude each other, in any order")
  func exclusions() throws {
    var count = 0
    for option in Option.all {
      for case .excludes(let name) in option.rules {
        let other = try #require(Option.named(name))
        let command = try #require(option.commands.intersection(other.commands).first)
        let error = UsageError.misplaced(.conflict(option.name, name))
        for words in [option.minimum + other.minimum, other.minimum + option.minimum] {
          #expect(throws: error) { try Invocation(command.minimum + words) }
        }
        count += 1
      }
    }
    #expect(count == 53)
  }

  @Test("refuses while recording what the command for recording refuses")
  func recording() throws {
    let refusedValues = ["--mouse": ["--mouse=off"], "--theme": ["--theme=./mine"]]
    var refused: [String] = []
    for option in Option.all {
      let words = refusedValues[option.name] ?? option.minimum
      for case .refusal(let refusal) in option.rules where refusal.option == "--record" {
        let error = UsageError.misplaced(refusal.reason(option.name))
        #expect(throws: error) { try Invocation(words + ["--record", "r.keys"]) }
        #expect(throws: error) { try Invocation(Subcommand.record.minimum + words) }
        refused.append(option.name)
      }
    }
    #expect(
      refused == [
        "--grade", "--exam-time", "--furigana", "--questions", "--answers", "--new-items",
        "--auto-advance",
        "--retention", "--place", "--plain", "--keys", "--theme", "--mouse",
      ])
  }
}

extension Subcommand {
  /// A command line with what must follow the command.
  var minimum: [String] {
    (self == .run ? [] : [rawValue]) + (neededWord.map { [$0] } ?? [])
  }
}

extension Option {
  /// The option with a value that it accepts.
  var sample: [String] {
    switch argument.value {
    case nil: [name]
    case .oneOf(let values): [name, values[0]]
    case .placeholder("COLSxROWS", _): [name, "80x24"]
    case .path("FILE", _): [name, "a.txt"]
    case .path: [name, "folder"]
    case .placeholder("PERCENT", _): [name, "85"]
    case .placeholder("CODE", _): [name, "23106"]
    case .placeholder("K/N", _): [name, "2/8"]
    case .placeholder("NAME=TEXT", _): [name, "city=Nagoya"]
    // A number, or a theme, whose placeholder begins with a name.
    case .placeholder(let usage, _):
      [name, usage.contains("|") ? String(usage.prefix { $0 != "|" }) : "5"]
    }
  }

  /// The option with a value and the options that it needs with any command.
  var minimum: [String] { minimum(with: nil) }

  /// The option with a value and the options that it needs with a command.
  func minimum(with command: Subcommand?) -> [String] {
    rules.reduce(sample) { words, rule in
      guard case .needs(let name, let only) = rule, only == nil || only == command,
        let other = Option.named(name)
      else { return words }
      return words + other.sample
    }
  }
}

extension OptionRule {
  /// The other option that the rule names; `nil` if it names none.
  var other: String? {
    switch self {
    case .needs(let name, _), .excludes(let name): name
    case .refusal(let refusal): refusal.option
    case .oneScript: nil
    }
  }
}
