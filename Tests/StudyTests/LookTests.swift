import Records
import ScreenStack
import TerminalUI
import Testing

@testable import study

@Suite("The look of a run")
struct LookTests {
  @Test("is what the person has set, where the command line says nothing")
  func kept() throws {
    let look = try look([], [.theme: "light", .motion: "none", .language: "ja"])
    #expect(look.language == .japanese && look.motion == .none)
    #expect(look.theme == .light && look.builtInTheme == .light)
    #expect(look.overridden.isEmpty)
  }

  @Test("is what the command line says, also if that is to choose nothing")
  func commandLine() throws {
    let kept: [SettingName: String] = [.theme: "light", .motion: "none", .language: "ja"]
    let look = try look(["--theme=auto", "--motion=reduced", "--lang=en"], kept)
    #expect(look.language == .english && look.motion == .reduced)
    #expect(look.theme == nil && look.builtInTheme == nil)
    #expect(look.overridden == [.theme, .motion, .language])
    #expect(try self.look(["--theme=mono"], kept).builtInTheme == .mono)
  }

  @Test(
    "overrides nothing in a recording, which is played without its command line",
    arguments: [["--record=r"], ["record", "r"]])
  func recorded(words: [String]) throws {
    let look = try look(["--theme=mono", "--lang=ja", "--motion=none"] + words, [:])
    #expect(look.language == .japanese && look.builtInTheme == .mono && look.motion == .none)
    #expect(look.overridden.isEmpty)
  }

  @Test("is the usual one for settings that are no values")
  func invalid() throws {
    let look = try look([], [.theme: "pink", .motion: "", .language: "xx"])
    #expect(look.language == .english && look.motion == .full && look.theme == nil)
    #expect(look.overridden.isEmpty)
  }

  /// The look with a command line, settings, and the locale of English.
  private func look(_ arguments: [String], _ kept: [SettingName: String]) throws -> Look {
    let invocation = try Invocation(arguments)
    return Look(invocation, kept, .english, theme: try invocation.theme?.theme())
  }
}
