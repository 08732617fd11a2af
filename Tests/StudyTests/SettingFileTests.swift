import TestFolders
import Testing

@Suite("A file in which the person has chosen something")
struct SettingFileTests {
  /// A file with a mistake in its first and its third line, and what is said about the first.
  struct Mistaken {
    let option: String
    let text: String
    let english: String
    let japanese: String
  }

  private static let files = [
    Mistaken(
      option: "--keys", text: "down n\nup = u\nup = v\n",
      english: "this line sets no key; write a line such as “down = n”",
      japanese: "割り当てがありません。「down = n」のように書いてください"),
    Mistaken(
      option: "--theme", text: "accent 75\n\ngood = grean\n",
      english: "this line sets nothing; write a line such as “accent = 75 bold”",
      japanese: "色がありません。「accent = 75 bold」のように書いてください"),
  ]

  @Test(
    "is complained about in the language of the program, line by line, with status 2",
    arguments: files, ["en", "ja"])
  func mistakes(file: Mistaken, language: String) throws {
    let folder = try TestFolder()
    try folder.write(file.text, to: "./mine")
    let result = try BuiltProgram.run([file.option, "./mine", "--lang", language], in: folder)
    let message = language == "ja" ? file.japanese : file.english
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("study: ./mine:1: \(message)\nstudy: ./mine:3: "))
  }
}
