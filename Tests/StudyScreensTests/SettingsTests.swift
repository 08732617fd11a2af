import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI
import TestFolders
import Testing

@testable import StudyScreens

@Suite("The settings")
struct SettingsTests {
  @Test("are the usual ones while nothing is kept")
  func usual() {
    let settings = StudySettings([:])
    #expect(settings == StudySettings())
    #expect(settings.roundLength == 10 && !settings.isAutoAdvancing && settings.retention == 90)
    #expect(settings.examTime == 30)
    #expect(settings.theme == nil && settings.motion == .full && settings.language == nil)
  }

  @Test(
    "are read as they are kept",
    arguments: StudySettings.retentions, [5, 20])
  func roundTrip(retention: Int, length: Int) {
    var settings = StudySettings()
    settings.retention = retention
    settings.roundLength = length
    settings.examTime = retention
    settings.answers = AnswerPreference.allCases[retention % 3]
    settings.isAutoAdvancing = retention.isMultiple(of: 2)
    settings.theme = retention.isMultiple(of: 3) ? nil : .highContrast
    settings.motion = .reduced
    settings.language = length == 5 ? .english : nil
    settings.grade = length == 5 ? nil : retention % 9 + 1
    settings.hasReadings = length == 5
    settings.place = length == 5 ? nil : PlaceCode("23106")
    #expect(StudySettings(settings.stored) == settings)
    #expect(
      settings.stored[.retention].flatMap { Double($0) }.map(Scheduler.retentions.contains) == true)
  }

  @Test(
    "fall back to the usual ones for what isn't a value",
    arguments: [
      (SettingName.roundLength, ["0", "7", "-5", "1e1", "", "9999999999999999999999"]),
      (.autoAdvance, ["", "ON", "yes", "\u{0}"]), (.retention, ["nan", "0.5", "inf", "90", "x"]),
      (.answers, ["Choose", "typed", ""]), (.examTime, ["0", "4", "121", "-30", "30.5", ""]),
      (.theme, ["auto", "/tmp/x.theme", ""]), (.motion, ["off", ""]),
      (.language, ["fr", "JA", ""]), (.grade, ["0", "10", "-1", "all", ""]),
      (.furigana, ["off", "ON", "true", ""]), (.place, ["", "x", "231", "-1"]),
      (.newItems, ["0", "7", "-5", "1000", "all", ""]),
    ])
  func invalid(name: SettingName, values: [String]) {
    for value in values { #expect(StudySettings([name: value]) == StudySettings(), "\(value)") }
  }

  @Test("are kept as soon as a control changes them, and hold for the next run")
  func keeping() throws {
    let folder = try TestFolder()
    let app = start(in: folder, [.settings])
    for keys in [
      ["+"], ["down", "+"], ["down", "+"], ["down", "space"], ["down", "-", "-"], ["down", "+"],
      ["down", "+"], ["down", "+"],
    ] {
      for name in keys { press(name, in: app) }
    }
    #expect(app.appearance.chosenTheme == .dark && app.appearance.motion == .reduced)
    let settings = StudySettings(try Records.open(in: folder.path).settings())
    #expect(
      settings.roundLength == 20 && settings.answers == .choose
        && settings.newItems == NewItemLimit(40)
        && settings.isAutoAdvancing && settings.retention == 88)
    #expect(settings.examTime == 35)
    #expect(settings.theme == .dark && settings.motion == .reduced && settings.language == nil)
  }

  @Test("change the language of every screen at once")
  func language() throws {
    let folder = try TestFolder()
    let app = start(in: folder, [.record, .settings])
    for _ in 0..<8 { press("down", in: app) }
    press("+", in: app)
    #expect(text(of: app).contains("Settings") && text(of: app).contains("high contrast") == false)
    #expect(app.appearance.language == .english)
    #expect(try Records.open(in: folder.path).setting(.language) == "en")
    press("esc", in: app)
    #expect(text(of: app).contains("Nothing yet."))
  }

  @Test("keep where the learner lives until that is cleared")
  func place() throws {
    let study = RunningStudy([.settings], in: try TestFolder())
    try study.records.set(.place, to: "14201")
    let again = RunningStudy([.settings], in: study.folder)
    again.press("end", "up", "enter")
    #expect(again.text.contains("Kanagawa"))
    again.press("pgup", "pgup", "enter")
    #expect(again.app.path.routes == [.settings])
    #expect(!again.text.contains("Yokosuka"))
    #expect(try again.records.setting(.place) == nil)
    // There is nothing to clear anymore.
    again.press("enter")
    #expect(again.app.focusedText?.contains("Hokkaido") == true)
  }

  @Test("say of a place that no longer exists that none is set")
  func gonePlace() throws {
    let folder = try TestFolder()
    try Records.open(in: folder.path).set(.place, to: "23999")
    let lines = start(in: folder, [.settings]).compose().lines
    #expect(lines.contains { $0.contains("住んでいるところ") && $0.contains("未設定") })
    #expect(!lines.contains { $0.contains("23999") })
  }

  @Test("erase with the answers what raised the limit of new items")
  func raisedLimit() throws {
    let model = StudyModel(.english)
    model.allowNewItems(30)
    #expect(model.newItemsLeft == 30)
    _ = try model.erase()
    #expect(model.newItemsLeft == 20)
    #expect(try model.records.setting(.raisedLimit) == nil)
  }

  @Test("decide how long a round is", arguments: StudySettings.roundLengths)
  func length(count: Int) throws {
    let lesson = try #require(Catalog.standard.lesson(MapLesson.capital.id))
    let source = RoundSource(of: lesson, count: count, history: ItemHistory(), seed: 1, began: 0)
    #expect(source.plan.count == count)
  }

  @Test("of the command line win, and the screen says so")
  func overridden() throws {
    let folder = try TestFolder()
    let app = start(in: folder, [.settings], overridden: [.theme, .language])
    #expect(text(of: app).contains("今回は --lang、--theme の指定で始めました。"))
    #expect(!text(of: start(in: folder, [.settings])).contains("の指定で"))
  }

  @Test("of the command line are no longer named once they were changed on the screen")
  func overriddenAndChanged() throws {
    let folder = try TestFolder()
    let app = start(in: folder, [.settings], overridden: [.motion, .examTime])
    #expect(text(of: app).contains("今回は --exam-time、--motion の指定で始めました。"))
    for name in ["down", "down", "down", "down", "down", "+"] { press(name, in: app) }
    #expect(text(of: app).contains("今回は --motion の指定で始めました。"))
    for name in ["down", "down", "+"] { press(name, in: app) }
    #expect(!text(of: app).contains("の指定で"))
  }

  @Test("hold instead of the command line once they were changed, even to what was kept")
  func changed() throws {
    let records = Records.inMemory()
    try records.set([.examTime: "30", .grade: "2", .furigana: nil])
    let names: Set<SettingName> = [.examTime, .grade, .furigana, .language, .motion]
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: records,
      overrides: SettingOverrides(
        names: names, values: [.grade: "3", .examTime: "60", .furigana: "on"]),
      seed: 1, clock: { .noon })
    #expect(
      model.settings.examTime == 60 && model.settings.grade == 3 && model.settings.hasReadings)
    model.settings.examTime = 30
    model.settings.grade = nil
    model.settings.hasReadings = false
    #expect(
      model.settings.examTime == 30 && model.settings.grade == nil && !model.settings.hasReadings)
    model.chosenLanguage = .japanese
    #expect(model.layers.overrides.names == [.motion])
    #expect(try records.setting(.examTime) == "30" && records.setting(.grade) == nil)
    #expect(try records.setting(.language) == "ja" && model.language == .japanese)
  }

  @Test("of the command line hold for this run only, and the others are stored as before")
  func values() throws {
    let records = Records.inMemory()
    try records.set([.roundLength: "5", .place: "01100"])
    let values: [SettingName: String] = [.roundLength: "20", .retention: "0.85", .place: "23106"]
    let model = StudyModel(
      language: .english, glyphs: .narrow, records: records,
      overrides: SettingOverrides(names: Set(values.keys), values: values), seed: 1,
      clock: { .noon })
    #expect(model.settings.roundLength == 20 && model.settings.retention == 85)
    #expect(model.settings.place == PlaceCode("23106"))
    model.settings.isAutoAdvancing = true
    #expect(try records.setting(.roundLength) == "5" && records.setting(.autoAdvance) == "on")
    #expect(try records.setting(.retention) == nil && model.settings.roundLength == 20)
    model.settings.roundLength = 5
    model.settings.retention = 90
    model.settings.retention = 80
    #expect(model.settings.roundLength == 5 && model.layers.overrides.names == [.place])
    #expect(try records.setting(.retention) == "0.8" && records.setting(.place) == "01100")
    // Chosen although it holds already, so that it holds in later runs too.
    model.setPlace(PlaceCode("23106"))
    #expect(try model.layers.overrides.names.isEmpty && records.setting(.place) == "23106")
  }

  @Test("fit the schedule only to enough answers, and go back to the standard one")
  func fitting() throws {
    let folder = try TestFolder()
    let records = Records.open(in: folder.path)
    #expect(!text(of: start(in: folder, [.settings])).contains("予定の調整"))
    try records.set(.standard)
    let app = start(in: folder, [.settings])
    for name in ["home"] + Array(repeating: "down", count: 6) { press(name, in: app) }
    #expect(text(of: app).contains("調整ずみ"))
    press("enter", in: app)
    #expect(text(of: app).contains("忘れ方に合わせてあります"))
    for name in ["up", "enter"] { press(name, in: app) }
    #expect(!text(of: app).contains("予定の調整"))
    #expect(try records.setting(.parameters) == nil)
  }

  @Test("erase the records only after two questions, and copy them first")
  func erasing() throws {
    let folder = try TestFolder()
    let records = Records.open(in: folder.path)
    try records.set(.place, to: "23202")
    try records.answer(answer)
    let app = start(in: folder, [.settings])
    press("end", in: app)
    for choices in [["enter", "enter"], ["enter", "esc"], ["enter", "up", "enter", "enter"]] {
      for name in choices { press(name, in: app) }
      #expect(try !records.cards(of: MapLesson.capital.id).isEmpty, "\(choices)")
    }
    for name in ["enter", "up", "enter", "up", "enter"] { press(name, in: app) }
    #expect(try records.cards(of: MapLesson.capital.id).isEmpty)
    #expect(try records.setting(.place) == "23202")
    #expect(text(of: app).contains("消しました。控え"))
    #expect(folder.names(in: "backups") == ["2026-04-01-erased.db"])
  }
}

// MARK: - A program

extension SettingsTests {
  private static let noon = 20_544 * 86_400_000 + 6 * 3_600_000

  private var answer: AnswerRecord {
    AnswerRecord(
      card: CardID(lesson: MapLesson.capital.id, item: "23"), form: .typed, given: "名古屋",
      grade: .good, milliseconds: 1_000,
      time: LocalTime(milliseconds: Self.noon, minutesEast: 540))
  }

  private func start(
    in folder: TestFolder, _ path: [StudyRoute], overridden: Set<SettingName> = []
  ) -> App<StudyRoute> {
    let model = StudyModel(
      language: .japanese, glyphs: .narrow, records: Records.open(in: folder.path),
      overrides: SettingOverrides(names: overridden), seed: 1,
      clock: { LocalTime(milliseconds: Self.noon, minutesEast: 540) })
    let app = makeStudy(model: model)
    app.launch(
      path, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .japanese, motion: .none))
    return app
  }

  private func press(_ name: String, in app: App<StudyRoute>) {
    guard let key = Key(name: name) else {
      Issue.record("no key \(name)")
      return
    }
    app.handle(.key(key))
    _ = app.compose()
  }

  private func text(of app: App<StudyRoute>) -> String {
    app.compose().lines.joined(separator: "\n")
  }
}
