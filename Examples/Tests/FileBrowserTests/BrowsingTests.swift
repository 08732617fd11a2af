import Foundation
import ScreenStack
import ScreenStackTesting
import Testing

@testable import FileBrowser

/// A folder for one test, with a few files in it.
final class SampleFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    path = folder.path
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("letters/old"), withIntermediateDirectories: true)
    try Data("Dear Anna,\n\nit rains.\n".utf8).write(to: folder.appendingPathComponent("anna.txt"))
    try Data([0, 1, 2]).write(to: folder.appendingPathComponent("data.bin"))
    try Data("hidden".utf8).write(to: folder.appendingPathComponent(".profile"))
    try Data("old".utf8).write(to: folder.appendingPathComponent("letters/1999.txt"))
    try files.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "letters")
  }

  /// The name of a place in scripts, the same wherever the folder is.
  func name(_ place: Place) -> String {
    switch place {
    case .folder(path): "sample"
    case .folder(let path), .file(let path): URL(fileURLWithPath: path).lastPathComponent
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether there is a file or a folder of this name.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
}

@Suite("The file browser")
struct BrowsingTests {
  private func launch(
    _ folder: SampleFolder, columns: Int = 80, rows: Int = 14, language: Language = .english
  ) async -> TestApp<Place> {
    let stage = TestApp(
      makeBrowser(of: folder.path), size: Size(columns: columns, rows: rows),
      appearance: Appearance(language: language, motion: .none), naming: folder.name)
    await stage.settle()
    return stage
  }

  @Test("lists a folder, folders first")
  func listing() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    #expect(stage.focusedText?.hasPrefix("letters") == true)
    stage.press("down")
    #expect(stage.focusedText?.hasPrefix("anna.txt") == true)
    #expect(stage.text.contains("-> letters"))
    withExtendedLifetime(folder) {}
  }

  @Test(
    "shows what is opened beside the folder where there is room",
    arguments: [(40, false), (99, false), (100, true), (160, true)])
  func opened(columns: Int, isBeside: Bool) async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder, columns: columns)
    stage.press("down", "enter")
    await stage.settle()
    #expect(stage.title == "anna.txt")
    #expect(stage.text.contains("it rains."))
    #expect(stage.text.contains("4 entries") == isBeside)
    withExtendedLifetime(folder) {}
  }

  @Test("closes what stands beside the folder when an entry is renamed or deleted")
  func changingBeside() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder, columns: 120)
    stage.press("down", "enter")
    await stage.settle()
    stage.press("f6", "r", "ctrl+u").type("ben.txt").press("enter")
    await stage.settle()
    #expect(folder.has("ben.txt") && stage.path.count == 1)
    #expect(stage.focusedText?.hasPrefix("ben.txt") == true)
  }

  @Test("works in walks by keys and by the mouse", arguments: ["side-by-side", "small"])
  func walk(name: String) async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
    withExtendedLifetime(folder) {}
  }

  private static let walks = ["by-keys", "by-keys-ja", "by-mouse", "by-mouse-ja"]

  @Test(
    "works by keys alone and by the mouse alone, in both languages and every size",
    arguments: walks, [(40, 12), (80, 24), (160, 50)])
  func walk(name: String, size: (columns: Int, rows: Int)) async throws {
    let folder = try SampleFolder()
    let stage = await launch(
      folder, columns: size.columns, rows: size.rows,
      language: name.hasSuffix("-ja") ? .japanese : .english)
    await stage.play("Walks/\(name).keys")
    #expect(stage.violations.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test("shows what has the focus beside the folder, before it is opened", arguments: [80, 160])
  func beginnings(columns: Int) async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder, columns: columns)
    #expect(stage.text.contains("1999.txt") == (columns == 160))
    stage.press("down")
    await stage.settle()
    #expect(stage.text.contains("it rains.") == (columns == 160))
    stage.press("down")
    await stage.settle()
    #expect(stage.text.contains("not text") == (columns == 160))
    withExtendedLifetime(folder) {}
  }

  @Test("shows an empty folder as one that has been read")
  func emptyFolder() async throws {
    let folder = try SampleFolder()
    try FileManager.default.removeItem(atPath: "\(folder.path)/letters/1999.txt")
    try FileManager.default.removeItem(atPath: "\(folder.path)/letters/old")
    let stage = await launch(folder)
    stage.press("enter")
    await stage.settle()
    await stage.advance(by: .seconds(2))
    #expect(stage.text.contains("0 entries") && !stage.text.contains("reading"))
    withExtendedLifetime(folder) {}
  }

  @Test("goes into folders and links, and back to where it was")
  func opening() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    stage.press("enter")
    await stage.settle()
    #expect(stage.title == "letters")
    stage.press("esc", "end")
    await stage.settle()
    #expect(stage.focusedText == "link")
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("1999.txt"))
    withExtendedLifetime(folder) {}
  }

  @Test("renames what has the focus, and stays with it")
  func renaming() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    stage.press("down", "r", "ctrl+u").type("ben.txt").press("enter")
    await stage.settle()
    #expect(folder.has("ben.txt") && !folder.has("anna.txt"))
    #expect(stage.focusedText == "ben.txt")
    stage.press("r", "ctrl+u").type("a/b").press("enter")
    await stage.settle()
    #expect(stage.text.contains("can't be called"))
  }

  @Test("stays with what has another place in the list after renaming")
  func renamingToTheEnd() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    stage.press("down", "r", "ctrl+u").type("zoe.txt").press("enter")
    await stage.settle()
    #expect(folder.has("zoe.txt"))
    #expect(stage.focusedText == "zoe.txt")
  }

  @Test(
    "opens the file that a link leads to, and says if it leads nowhere",
    arguments: [
      ("anna.txt", "anna.txt", "it rains."), ("chain", "anna.txt", "it rains."),
      ("missing", "", "nothing to open"), ("/dev/null", "", "nothing to open"),
    ])
  func links(target: String, title: String, text: String) async throws {
    let folder = try SampleFolder()
    for (name, target) in [("chain", "anna.txt"), ("zz", target)] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let stage = await launch(folder)
    let start = stage.title
    stage.press("end", "enter")
    await stage.settle()
    #expect(stage.title == (title.isEmpty ? start : title))
    #expect(stage.text.contains(text))
  }

  @Test("deletes only what was confirmed")
  func deleting() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    stage.press("down", "d", "enter")
    await stage.settle()
    #expect(folder.has("anna.txt"))
    stage.press("d", "up", "enter")
    await stage.settle()
    #expect(!folder.has("anna.txt"))
    #expect(stage.focusedText == "data.bin")
  }

  @Test("shows hidden files when asked to")
  func hidden() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    #expect(!stage.text.contains(".profile"))
    stage.press(".")
    await stage.settle()
    #expect(stage.text.contains(".profile"))
    withExtendedLifetime(folder) {}
  }

  @Test("says what is wrong with a folder, and reads it again")
  func unreadable() async throws {
    let folder = try SampleFolder()
    let stage = await launch(folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/letters")
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("Try again"))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/letters", withIntermediateDirectories: false)
    stage.press("enter")
    await stage.settle()
    #expect(stage.text.contains("0 entries"))
    #expect(stage.leaks.isEmpty)
  }
}
