import KeyScript
import Testing

@Suite("Mistakes in what a script shares")
struct SharingMistakeTests {
  /// The description of the first mistake in a script that includes no files.
  private static func mistake(_ lines: String) -> String? {
    do throws(ScriptError) {
      _ = try Script(parsing: "keys 1\n" + lines, file: "a.keys").expanded()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "are reported with their place and what to write",
    arguments: [
      (
        "let city = \"x\"\n  type \"a${ciyt}\" # b",
        """
        a.keys:3:12: there is no variable “ciyt”; did you mean “city”?
            type "a${ciyt}"
                     ^~~~
        """
      ),
      (
        "type \"${a}\"",
        """
        a.keys:2:9: there is no variable “a”; `let` gives one its text, and \\${ is a dollar and a brace
          type "${a}"
                  ^
        """
      ),
      (
        "type \"豊橋${a",
        """
        a.keys:2:6: the text has no closing quote
          type "豊橋${a
               ^~~~~~~~
        """
      ),
      (
        "type \"豊橋${a\"",
        """
        a.keys:2:9: “${a” is not a variable such as ${city}; write \\${ for a dollar and a brace
          type "豊橋${a"
                    ^~~
        """
      ),
      (
        "expect route home/${a}",
        """
        a.keys:2:14: a variable must be in quotes; write "home/${a}"
          expect route home/${a}
                       ^~~~~~~~~
        """
      ),
      (
        "key \"${a}\"",
        """
        a.keys:2:5: a variable can only be in a text, such as that of `type`, not in “"${a}"”
          key "${a}"
              ^~~~~~
        """
      ),
      (
        "define a b\nend\n call a",
        """
        a.keys:4:2: “a”, defined at a.keys:2, takes 1 text (b); here there is none
           call a
           ^~~~~~
        """
      ),
      (
        "define a\nend\ncall a \"1\" \"2\"",
        """
        a.keys:4:1: “a”, defined at a.keys:2, takes no text; here there are 2
          call a "1" "2"
          ^~~~~~~~~~~~~~
        """
      ),
      (
        "define open b c\nend\ncall opne",
        """
        a.keys:4:1: there is no definition “opne”; did you mean “open”?
          call opne
          ^~~~~~~~~
        """
      ),
      (
        "call a\ndefine a\nend",
        """
        a.keys:2:1: there is no definition “a” above; `define` begins one
          call a
          ^~~~~~
        """
      ),
      (
        "define a\ncall a\nend",
        """
        a.keys:3:1: “a” can’t call itself
          call a
          ^~~~~~
        """
      ),
      (
        "define a\nend\ndefine a\nend",
        """
        a.keys:4:1: “a” is already defined at a.keys:2
          define a
          ^~~~~~~~
        """
      ),
      (
        "define open\nkey up",
        """
        a.keys:2:1: the definition of “open” has no `end`
          define open
          ^~~~~~~~~~~
        """
      ),
      (
        "end # all",
        """
        a.keys:2:1: there is nothing to end here; `end` follows `define` or `expect screen`
          end # all
          ^~~
        """
      ),
    ])
  func places(lines: String, description: String) {
    #expect(Self.mistake(lines) == description)
  }

  @Test(
    "are found in a definition that is never called",
    arguments: [
      ("kye up", "3:1: there is no directive “kye”; did you mean “key”?"),
      ("type \"${a}${c}\"", "3:13: there is no variable “c”; did you mean “a”?"),
      ("define b", "3:1: `define` can’t be in a definition"),
      ("let b = \"c\"", "3:1: `let` can’t be in a definition"),
      ("include \"b\"", "3:1: `include` can’t be in a definition"),
      ("set seed 1", "3:1: `set seed` must be in the header, before all events"),
      ("call b", "3:1: there is no definition “b” above; `define` begins one"),
      ("expect screen\nend", "2:1: the definition of “d” has no `end`"),
    ])
  func definition(line: String, description: String) {
    let lines = "define d a\n\(line)\n" + (line.hasSuffix("end") ? "" : "end\n")
    #expect(Self.mistake(lines)?.split(separator: "\n").first == "a.keys:\(description)")
  }

  @Test(
    "are refused at their column",
    arguments: [
      ("let", 5), ("let = \"a\"", 5), ("let a", 7), ("let a \"b\"", 7), ("let a = b", 9),
      ("let a = \"b\" c", 13), ("let a_b = \"c\"", 5), ("let a =", 9), ("include", 9),
      ("include a.keys", 9), ("include \"a\" b", 13), ("define", 8), ("define a.b", 8),
      ("define a b b", 12), ("define a \"b\"", 10), ("end a", 5), ("call", 6), ("call \"a\"", 6),
      ("call a b", 8), ("call a \"b", 8), ("call a \"b\"\"c\"", 11), ("type \"${}\"", 7),
      ("wait ${a}", 6), ("key down*${a}", 10),
      ("expect depth \"${a}\"", 14), ("type ${a}", 6),
      ("type \"${a b}\"", 7), ("type \"a\\$\\{\"", 10), ("type \"a${a_}\"", 8),
    ])
  func malformed(line: String, column: Int) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "keys 1\n" + line) }
    #expect(error?.column == column)
    #expect(error?.line == 2)
  }
}
