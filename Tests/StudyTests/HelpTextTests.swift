import ScreenStack
import StudyScreens
import TerminalCore
import Testing

@testable import study

@Suite("The help")
struct HelpTextTests {
  @Test("shows each option with its words", arguments: [Language.japanese, .english])
  func options(language: Language) {
    let text = HelpText(language: language).text
    for option in Option.all {
      #expect(text.contains("  \(option.name)"))
      #expect(text.contains(language(option.words)))
      for words in option.otherWords.values { #expect(text.contains(language(words))) }
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "breaks lines at words where they are too wide",
    arguments: [Language.japanese, .english], [80, 60, 40])
  func narrow(language: Language, width: Int) {
    let lines = HelpText(language: language, width: width).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { String($0).displayWidth <= width })
    // Japanese breaks anywhere, and so does an option that is too wide.
    let gap = language == .english && width >= 60 ? " " : ""
    let parts = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: gap)
    }
    #expect(parts(lines.joined(separator: " ")) == parts(HelpText(language: language).text))
  }

  @Test("has the same words throughout in Japanese, and no blank before a unit")
  func japanese() {
    let text = HelpText(language: .japanese).text
    #expect(!text.contains("何もなければ") && !text.contains("誤り"))
    #expect(!text.contains(/[0-9] [%秒回倍]/))
  }

  @Test("shows only options that the command of their heading takes")
  func groups() throws {
    let groups = HelpText(language: .english).text.split(separator: "\n\n").dropFirst().dropLast()
    let commands = [Subcommand.run, .replay, .minimize, .format, .export]
    try #require(groups.count == commands.count)
    var shown: Set<String> = []
    for (group, command) in zip(groups, commands) {
      for line in group.split(separator: "\n").dropFirst() {
        let name = String(line.drop { $0 == " " }.prefix { $0 != " " })
        let option = try #require(Option.named(name))
        _ = try Invocation(command.minimum + option.minimum(with: command))
        shown.insert(name)
      }
    }
    #expect(shown == Set(Option.all.map(\.name)))
  }

  @Test(
    "about a command shows all options that it takes, and no other",
    arguments: Subcommand.allCases)
  func oneCommand(command: Subcommand) throws {
    let text = HelpText(language: .english).text(about: command)
    #expect(text.hasPrefix("usage: \(command.usage)"))
    let groups = text.split(separator: "\n\n")
    let options = try #require(groups.dropFirst().first).split(separator: "\n").dropFirst()
    let names = options.map { line in String(line.drop { $0 == " " }.prefix { $0 != " " }) }
    #expect(names == Option.all.filter { $0.commands.contains(command) }.map(\.name))
  }

  @Test(
    "tells of the keys only where there are some", arguments: [Language.japanese, .english])
  func keys(language: Language) {
    let words = language("? を押す", "Press ?")
    let help = HelpText(language: language)
    let commands = Subcommand.allCases.filter { help.text(about: $0).contains(words) }
    #expect(commands == [.run, .record, .demo] && help.text.contains(words))
  }

  @Test("names each command once, in one column", arguments: [Language.japanese, .english])
  func commands(language: Language) throws {
    let text = HelpText(language: language).text
    let usage = try #require(text.split(separator: "\n\n").first).split(separator: "\n")
    let commands = usage.dropFirst().map { String($0.split(separator: " ")[1]) }
    #expect(commands.sorted() == Subcommand.names.sorted())
    for (line, command) in zip(usage, Subcommand.allCases) {
      #expect(line.hasSuffix("  \(language(command.summary))"))
    }
    let columns = zip(usage, Subcommand.allCases).map { line, command in
      String(line.dropLast(language(command.summary).count)).displayWidth
    }
    #expect(Set(columns).count == 1)
  }

  @Test("writes a command as it is read")
  func words() throws {
    for command in Subcommand.allCases {
      #expect(try Invocation(command.minimum).action.command == command)
      guard command.neededWord != nil else { continue }
      #expect(throws: UsageError.missingFile(command)) { try Invocation([command.rawValue]) }
    }
  }

  @Test("explains options in one column", arguments: [Language.japanese, .english])
  func columns(language: Language) {
    let lines = HelpText(language: language).text.split(separator: "\n")
    let columns = lines.filter { $0.hasPrefix("  --") }.map { line in
      line.distance(
        from: line.startIndex, to: line.ranges(of: /\ {2,}/).last?.upperBound ?? line.endIndex)
    }
    #expect(columns.count > Option.all.count)
    #expect(Set(columns).count == 1)
  }
}
