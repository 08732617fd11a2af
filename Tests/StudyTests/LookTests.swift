import KeyScript
import Records
import ScreenStack
import StudyScreens
import TerminalCore
import TerminalUI
import Testing

@testable import study

@Suite("The look of a run")
struct LookTests {
  @Test("is what the person has set, where the command line says nothing")
  func kept() throws {
    let look = try look([], [.theme: "light", .motion: "none", .language: "ja"])
    #expect(look.language == .japanese && look.motion == .none)
    #expect(look.theme == .light)
    #expect(look.overridden.isEmpty)
  }

  @Test("is what the command line says, also if that is to choose nothing")
  func commandLine() throws {
    let kept: [SettingName: String] = [.theme: "light", .motion: "none", .language: "ja"]
    let look = try look(["--theme=auto", "--motion=reduced", "--lang=en"], kept)
    #expect(look.language == .english && look.motion == .reduced)
    #expect(look.theme == nil)
    #expect(look.overridden == [.theme, .motion, .language])
    #expect(try self.look(["--theme=mono"], kept).theme == .mono)
  }

  @Test(
    "overrides nothing in a recording, which is played without its command line",
    arguments: [["--record=r"], ["record", "r"]])
  func recorded(words: [String]) throws {
    let look = try look(["--theme=mono", "--lang=ja", "--motion=none"] + words, [:])
    #expect(look.language == .japanese && look.theme == .mono && look.motion == .none)
    #expect(look.overridden.isEmpty)
  }

  @Test(
    "is recorded as the terminal shows it",
    arguments: [
      ([], TerminalTraits(), .terminal), ([], TerminalTraits(background: .dark), .dark),
      (["--theme=auto"], TerminalTraits(background: .light), .light),
      ([], TerminalTraits(colors: .mono), .mono),
      (["--theme=light"], TerminalTraits(background: .dark), .light),
      (["--theme=light"], TerminalTraits(colors: .sixteen), .terminal),
    ] as [([String], TerminalTraits, Theme.BuiltIn)])
  func recorded(words: [String], traits: TerminalTraits, theme: Theme.BuiltIn) throws {
    var settings = ScriptSettings()
    settings.note(try look(words + ["--motion=reduced"], [.language: "en"]), on: traits)
    #expect(settings.theme == theme && settings.color == traits.colors)
    #expect(settings.language == .english && settings.motion == .reduced)
  }

  @Test("is the usual one for settings that aren't values")
  func invalid() throws {
    let look = try look([], [.theme: "pink", .motion: "", .language: "xx"])
    #expect(look.language == .english && look.motion == .full && look.theme == nil)
    #expect(look.overridden.isEmpty)
  }

  @Test("overrides settings by the options that the settings screen names")
  func optionNames() throws {
    var overridden: Set<SettingName> = []
    for option in Option.all where option.commands.contains(.run) {
      let names = try look(option.minimum, [:]).overridden
      #expect(names.allSatisfy { $0.option == option.name })
      overridden.formUnion(names)
    }
    #expect(overridden.count == 12)
  }

  /// The look with a command line, settings, and the locale of English.
  private func look(_ arguments: [String], _ kept: [SettingName: String]) throws -> Look {
    let invocation = try Invocation(arguments)
    return Look(invocation, kept, .english, theme: try invocation.theme?.theme())
  }
}
