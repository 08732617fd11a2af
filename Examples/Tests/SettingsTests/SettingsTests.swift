import Foundation
import ScreenStack
import ScreenStackTesting
import Testing

@testable import Settings

@Suite("The settings")
final class SettingsTests {
  /// The folder of one test, which goes with it.
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "settings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The file of the settings.
  private var file: PreferencesFile { PreferencesFile(path: "\(folder)/settings.json") }

  /// Starts the program with what is in the file.
  private func launch(
    _ file: PreferencesFile? = nil, size: Size = Size(columns: 80, rows: 24),
    language: Language = .english
  ) throws -> TestApp<Place> {
    let file = file ?? self.file
    return TestApp(
      makeSettings(file: file, saved: try file.read(), system: language), size: size,
      appearance: Appearance(language: language, motion: .none))
  }

  @Test(
    "are changed by keys alone and by the mouse alone, in both languages",
    arguments: ["by-keys", "by-mouse"], [(40, 12), (80, 24), (160, 50)])
  func walk(name: String, size: (columns: Int, rows: Int)) async throws {
    for language in [Language.english, .japanese] {
      let stage = try launch(
        PreferencesFile(path: "\(folder)/\(language.rawValue).json"),
        size: Size(columns: size.columns, rows: size.rows), language: language)
      // From 90 columns on, the form is beside the list.
      let name = size.columns < 90 ? name : "\(name)-large"
      await stage.play("Walks/\(name)\(language == .japanese ? "-ja" : "").keys")
      #expect(stage.leaks.isEmpty)
    }
  }

  @Test(
    "are changed in walks", arguments: ["changing-language", "leaving", "notifications-by-keys"])
  func walk(name: String) async throws {
    let stage = try launch()
    await stage.play("Walks/\(name).keys")
    #expect(stage.leaks.isEmpty)
  }

  @Test("are there again at the next start, but not what was not saved")
  func restoring() async throws {
    let first = try launch()
    await first.play("Walks/by-keys.keys")
    let saved = try file.read()
    #expect(saved.name == "Anna" && saved.mail == "anna@example.org" && saved.hasPassword)

    let second = try launch()
    #expect(second.text.contains("anna@example.org"))
    await second.play("Walks/leaving.keys")
    #expect(try file.read() == saved)
  }

  @Test("keep the password out of the file")
  func password() async throws {
    await (try launch()).play("Walks/by-keys.keys")
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains("Anna") && !text.contains("enough"))
  }

  @Test("leave a password alone that is typed while another is being saved")
  func typingMeanwhile() async throws {
    let stage = try launch()
    stage.press("enter")
    await stage.settle()
    stage.press("tab", "tab").type("long enough")
    // This key is handled once saving has begun, before its result is there.
    stage.app.post { $0.handle(.key(Key(.character("!")))) }
    stage.press("ctrl+s")
    await stage.settle()
    #expect(try file.read().hasPassword)
    stage.press("esc")
    await stage.settle()
    #expect(stage.text.contains("changed, not saved"))
    stage.press("ctrl+s")
    await stage.settle()
    #expect(!stage.text.contains("changed"))
  }

  @Test("stay, and say why, if they can't be saved")
  func unwritable() async throws {
    let file = PreferencesFile(path: "\(folder)/missing/settings.json")
    let stage = try launch(file, size: Size(columns: 160, rows: 24))
    stage.press("down", "enter", "enter", "ctrl+s")
    await stage.settle()
    #expect(stage.text.contains("No such file or directory"))
    stage.press("enter")
    #expect(stage.text.contains("changed, not saved"))
  }

  @Test("go back to what is saved, or to the defaults", arguments: [(1, "30 GB"), (2, "20 GB")])
  func resetting(choice: Int, quota: String) async throws {
    var saved = Preferences()
    saved.diskQuota = 30
    try file.write(saved)
    let stage = try launch()
    stage.press("down", "down", "down", "enter")
    await stage.settle()
    stage.press("+", "esc")
    await stage.settle()
    #expect(stage.text.contains("35 GB"))
    stage.click("Reset")
    stage.press("\(choice)")
    #expect(stage.text.contains(quota))
  }

  @Test("keep what is being edited when the window changes", arguments: [40, 80, 89, 90, 160])
  func resizing(columns: Int) async throws {
    let stage = try launch(size: Size(columns: 120, rows: 20))
    stage.press("enter").type("Anna")
    stage.resize(to: Size(columns: columns, rows: 12))
    stage.press("ctrl+s")
    await stage.settle()
    #expect(try file.read().name == "Anna")
  }

  @Test(
    "in a file that holds none are an error that says where",
    arguments: [
      ("no", "it isn't valid JSON"), ("{}", "“name” is missing"),
      (#"{"name": 3}"#, "“name” has a value of the wrong type"),
    ])
  func malformed(text: String, words: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
    let problem = #expect(throws: FileProblem.self) { try file.read() }
    #expect(Words().problem(try #require(problem)).contains(words))
  }

  @Test("can't be read from a folder")
  func unreadable() throws {
    let file = PreferencesFile(path: folder)
    let problem = #expect(throws: FileProblem.self) { try file.read() }
    #expect(Words().problem(try #require(problem)).contains("Is a directory"))
  }

  @Test("choose how the program looks")
  func appearance() {
    var preferences = Preferences()
    (preferences.theme, preferences.language) = (.light, .japanese)
    let appearance = preferences.appearance(in: .english)
    #expect(appearance.theme == .light && appearance.language == .japanese)
    preferences.language = nil
    #expect(preferences.appearance(in: .japanese).language == .japanese)
  }
}
