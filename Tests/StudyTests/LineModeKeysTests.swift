import TestFolders
import Testing

@Suite("The keys of Study's screens in line mode")
struct LineModeKeysTests {
  @Test("are announced, found by their words, and act on the line that is named")
  func keys() throws {
    let output = try BuiltProgram.run(
      ["--plain", "--lang=en", "social"], in: TestFolder(), input: "i\nlist 3\nm 3\nsearch\n"
    ).output
    #expect(output.contains("\nAlso: i list, e explain\n"))
    #expect(output.contains("> i\nWhich one? Add the number of its line, as in: i 1\n"))
    let list = "Home › Social Studies › Questions\n\nCapitals: name differs\n"
    #expect(output.contains("> list 3\n\n\(list)"))
    #expect(output.contains("\nAlso: / search, e explain\n"))
    #expect(output.contains("> search\n\nMap › Find a place\n"))
  }

  @Test("set a value at once, and tell first of a value that has come back")
  func settings() throws {
    let output = try BuiltProgram.run(
      ["--plain", "--lang=en"], in: TestFolder(),
      input: "s\nleft\n5 85\n12\n2\n11\nnagoya\n1\nnaka\n1\n"
    ).output
    #expect(output.contains("> left\nFirst choose a value by its number.\n"))
    #expect(output.contains("> 5 85\n\n5  Retention (%)  85 (80 to 97)\n\nnumber>"))
    #expect(output.contains("> 2\n\nHome › Settings\n\n12  Erase all records\n\nThe rest is as"))
    #expect(output.contains("\n\nHome › Settings\n\n11  Where you live  Naka Ward, Nagoya"))
  }
}
