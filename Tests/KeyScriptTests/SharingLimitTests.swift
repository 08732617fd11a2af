import KeyScript
import TestFolders
import Testing

@Suite("Limits of what a script shares")
struct SharingLimitTests {
  /// The first mistake of a script, without the excerpt of its line.
  private static func mistake(_ lines: String) -> String? {
    do throws(ScriptError) {
      var expansion = 0
      for line in try Script(parsing: "keys 1\n" + lines, file: "a.keys").expanded().lines {
        expansion += line.directive == nil ? 0 : 1
      }
      return nil
    } catch {
      return error.description.split(separator: "\n").first.map(String.init)
    }
  }

  @Test("calls that multiply end at a limit, and so do all lines of included files")
  func multiplying() {
    var lines = "define f0\nkey up\nend\n"
    for level in 1...7 {
      let call = "call f\(level - 1)\n"
      lines += "define f\(level)\n" + String(repeating: call, count: 10) + "end\n"
    }
    #expect(Self.mistake(lines + "call f3") == nil)
    #expect(
      Self.mistake(lines + "call f7")?.hasSuffix(
        ": at most 100000 lines are played from included files and definitions") == true)
  }

  @Test("calls are nested to a limit")
  func depth() {
    var lines = "define f0\nkey up\nend\n"
    for level in 1...8 { lines += "define f\(level)\ncall f\(level - 1)\nend\n" }
    #expect(Self.mistake(lines + "call f7") == nil)
    let found = Self.mistake(lines + "call f8")
    #expect(found?.hasPrefix("a.keys:6:1, called at a.keys:9, called at a.keys:12, ") == true)
    #expect(found?.hasSuffix(": included files and calls are at most 8 deep") == true)
  }

  @Test("files are nested to a limit")
  func files() throws {
    let folder = try TestFolder()
    for level in 0...9 {
      try folder.write("keys 1\ninclude \"f\(level + 1).keys\"", to: "f\(level).keys")
    }
    try folder.write("keys 1\nkey up", to: "f9.keys")
    #expect(throws: Never.self) { try ScriptSource(folder.file("f1.keys")).check() }
    let error = #expect(throws: ScriptError.self) {
      try ScriptSource(folder.file("f0.keys")).check()
    }
    #expect(error?.problem == .tooMuch(.depth))
    #expect(error?.origins.count == 8)
  }

  @Test("texts that double end at a limit")
  func doubling() {
    let lines = (0..<30).map { _ in "let a = \"${a}${a}\"\n" }.joined()
    #expect(
      Self.mistake("let a = \"ab\"\n" + lines)
        == "a.keys:18:9: a variable or a parameter has at most 65536 bytes")
    let many = String(repeating: "${a}", count: 20)
    let long = "let a = \"\(String(repeating: "a", count: 65_536))\"\n"
    #expect(
      Self.mistake(long + "paste \"\(many)\"") == "a.keys:3:72: a text has at most 1048576 bytes")
    #expect(Self.mistake(long + "type \"${a}\"")?.hasSuffix("are typed at once") == true)
  }

  @Test(
    "variables, parameters and definitions have a limit",
    arguments: [
      ((0...1_000).map { "let a\($0) = \"\"\n" }.joined(), "1002:1: a script has at most 1000 var"),
      (
        "define f" + (0...100).map { " a\($0)" }.joined() + "\nend",
        "2:400: a definition has at most 100 parameters"
      ),
      (
        "define f\n"
          + String(repeating: "note \"\(String(repeating: "a", count: 9_993))\"\n", count: 105)
          + "end", "107:1: the definitions of a script have at most 1048576 bytes"
      ),
    ])
  func amounts(lines: String, description: String) {
    let found = Self.mistake(lines)
    #expect(found?.hasPrefix("a.keys:" + description) == true, "\(found ?? "none")")
  }

  @Test("the lines of the script itself have none")
  func script() throws {
    var pieces = 0
    let reader = ScriptReader(file: "a.keys") {
      pieces += 1
      switch pieces {
      case 1: return Array("keys 1\ndefine f\nsettle\nend\n".utf8)
      case 2...11: return Array(String(repeating: "settle\n", count: 11_000).utf8)
      case 12: return Array("call f\n".utf8)
      default: return []
      }
    }
    let report = Player { BlankProgram($0) }.play(reader)
    #expect("\(report)" == "a.keys: passed")
  }
}
