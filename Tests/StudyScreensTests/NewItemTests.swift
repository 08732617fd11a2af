import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TestFolders
import Testing

@testable import StudyScreens
@testable import TerminalUI

@Suite("New items")
struct NewItemTests {
  private let english = LessonID(subject: SubjectID(rawValue: "english"), word: "words")

  /// A model with a limit, and records in which some items of the English words have begun today.
  private func model(
    limit: Int?, begun: Int, in language: Language = .english
  ) throws -> StudyModel {
    let model = StudyModel(language)
    model.settings.newItems = limit.map { NewItemLimit($0) }
    let lesson = try #require(model.catalog.lesson(english))
    for item in lesson.questionsByItem().keys.sorted().prefix(begun) {
      model.change { records throws(RecordsError) in
        try records.answer(
          AnswerRecord(
            card: CardID(lesson: english, item: item), form: .typed, given: "", grade: .good,
            milliseconds: 900, time: .noon))
      }
    }
    return model
  }

  @Test(
    "begin as long as the day's limit is not reached; then a round asks what is known",
    arguments: [
      (20, 0, 10, 0), (20, 13, 7, 3), (20, 20, 0, 10), (5, 0, 5, 0), (5, 2, 3, 2), (5, 5, 0, 5),
      (5, 9, 0, 9), (nil, 40, 10, 0),
    ] as [(limit: Int?, begun: Int, new: Int, known: Int)])
  func round(limit: Int?, begun: Int, new: Int, known: Int) throws {
    let model = try model(limit: limit, begun: begun)
    let history = model.history(of: english)
    let source = RoundSource(
      of: try #require(model.catalog.lesson(english)), count: 10, history: history, seed: 1,
      began: 0)
    let isNew = source.plan.map { !history.asked.contains($0.card.item) }
    #expect(isNew.count { $0 } == new && isNew.count { !$0 } == known)
  }

  @Test(
    "that are used up are said to be so at the first question, in the words that have room",
    arguments: [
      (.english, 80, "No new questions left today, only ones you have seen"),
      (.english, 40, "no new ones today"),
      (.japanese, 80, "きょうの新しい問題は終わり。習った問題だけ出します。"),
      (.japanese, 40, "習った問題だけ"),
      (.japaneseWithReadings, 100, "きょうの あたらしい もんだいは おわり。 ならった もんだいだけ だします。"),
      (.japaneseWithReadings, 40, "ならった ものだけ"),
    ] as [(Language, Int, String)])
  func usedUp(language: Language, columns: Int, words: String) throws {
    let model = try model(limit: 5, begun: 5, in: language)
    let app = makeStudy(model: model)
    app.launch(
      [.home, .lesson(english)], size: Size(columns: columns, rows: 24),
      appearance: Appearance(language: language, motion: .none))
    // The lesson is loaded meanwhile.
    app.advance(to: .seconds(1))
    let lines = app.compose().lines
    let line = try #require(lines.first { $0.contains("1 / 5") })
    #expect(line.contains("  \(words) "))
  }

  @Test(
    "may go on beyond the limit in every lesson of the day, and only that day, if one wants that",
    arguments: [5, 9])
  func more(begun: Int) throws {
    let model = try model(limit: 5, begun: begun)
    let other = LessonID(subject: english.subject, word: "months")
    #expect(model.history(of: other).newLimit == 0)
    model.allowNewItems(10)
    #expect(model.history(of: other).newLimit == 10 && model.history(of: english).newLimit == 10)
    // What is stored holds after a restart.
    let kept = try #require(try model.records.setting(.raisedLimit))
    #expect(RaisedLimit(kept) == RaisedLimit(on: LocalTime.noon.day, count: begun + 10))
    model.remembered.raisedLimit = RaisedLimit(
      on: StudyDay(number: LocalTime.noon.day.number - 1), count: 99)
    #expect(model.history(of: other).newLimit == 0)
    #expect(["", "5", "x 5", "1 -5", "1 2 3"].allSatisfy { RaisedLimit($0) == nil })
  }
}

@Suite("Questions that come again")
struct RepeatedQuestionTests {
  @Test("after an exam say only how many are left, not how many were asked")
  func afterExam() throws {
    let eras = LessonID(subject: SubjectID(rawValue: "social"), word: "eras")
    let study = RunningStudy([.home, .exam(eras)], in: try TestFolder())
    study.press("1", "ctrl+x", "ctrl+x", "ctrl+x", "ctrl+x", "ctrl+x")
    #expect(study.text.contains("0 of 5 right"))
    study.press("r")
    for number in 1...5 {
      #expect(study.text.contains("\(number) / 5") && !study.text.contains("Once more"))
      study.press("ctrl+x", "space")
    }
    #expect(study.text.contains("Once more, 5 left") && !study.text.contains(" / 5"))
  }

  private let question = Question(
    item: "a", prompt: BilingualText("?"),
    answer: .choice("abcd".map { BilingualText(String($0)) }, correct: 2),
    solution: BilingualText("c"))

  private func round() -> Round {
    let card = CardID(lesson: MapLesson.capital.id, item: "14")
    let source = RoundSource(reviewing: [card], in: .standard, seed: 1, began: 1)
    return Round(questions: [question], source: source, at: .zero)
  }

  @Test("have their choices in another order, and still the same one right")
  func order() throws {
    var (round, orders) = (round(), Set<[BilingualText]>())
    for turn in 0..<12 {
      let (choices, correct) = try #require(round.current?.answer.choice)
      #expect(choices[correct] == BilingualText("c") && Set(choices).count == 4)
      #expect(round.isRepeated == (turn > 0))
      orders.insert(choices)
      round.answer(
        Round.Given(text: BilingualText("x"), isCorrect: false), at: .seconds(turn * 2))
      #expect(round.isRepeated == (turn > 0))
      round.proceed(at: .seconds(turn * 2 + 1))
    }
    #expect(orders.count > 3)
  }

  @Test(
    "take no choice from the key that went on, nor from one right after it",
    arguments: [(0, false), (299, false), (300, true)])
  func burst(milliseconds: Int, takesChoices: Bool) {
    var round = round()
    #expect(round.takesChoices(at: .zero))
    round.answer(Round.Given(text: BilingualText("x"), isCorrect: false), at: .seconds(1))
    round.proceed(at: .seconds(2))
    #expect(round.takesChoices(at: .seconds(2) + .milliseconds(milliseconds)) == takesChoices)
  }
}

@Suite("What is known of an item")
struct ItemDetailsTests {
  @Test("is its answer, what other lessons say, and how the person did", arguments: [true, false])
  func details(isAsked: Bool) throws {
    let model = StudyModel(.english)
    let card = CardID(lesson: MapLesson.capital.id, item: isAsked ? "14" : "99")
    for _ in 0..<2 {
      try model.records.answer(
        AnswerRecord(
          card: card, form: .typed, given: "", grade: .again, milliseconds: 900, time: .noon))
    }
    let dialog = model.details(of: card, isRead: false)
    let words = dialog.content.message
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let styled = dialog.content.roles.map { lines[$0.key].contains("✓ Yokohama") }
    #expect(styled == (isAsked ? [true] : []))
    // Two lessons ask for the capital: that is said once.
    #expect(words.split(separator: "\n").count { $0.contains("Yokohama") } == (isAsked ? 1 : 0))
    #expect(words.contains("Kanto") == isAsked)
    #expect(words.contains("No lesson asks this any more.") == !isAsked)
    #expect(words.contains("Answered twice") && words.contains("Due today."))
  }

  @Test(
    "is what its table says besides",
    arguments: [
      (.english, "japanese/kanji1-reading", "目玉", ["目: eye", "玉: ball; jewel"]),
      (.english, "japanese/kanji1-reading", "上下", ["Also read うえした."]),
      (.japanese, "japanese/kanji1-reading", "上下", ["「うえした」とも読みます。"]),
      (.english, "japanese/counters", "人7", ["Also read ななにん."]),
      (.english, "japanese/romaji", "し", ["In katakana: シ", "Also spelled si"]),
      (.japanese, "japanese/romaji", "づ", ["カタカナは「ヅ」です。"]),
      (.japanese, "japanese/kanji1-reading", "手足", ["手：シュ、て", "足：ソク、あし、た（りる）"]),
      (.english, "japanese/kanji1-strokes", "円", ["Read エン, まる(い)", "A word with it: 百円 (ひゃくえん)"]),
      (.japanese, "japanese/kanji1-meaning", "円", ["読み：エン、まる（い）", "ことば：百円（ひゃくえん）"]),
      (.english, "japanese/counters", "本1", ["2本: にほん"]),
      (.japanese, "japanese/counters", "本3", ["2本：にほん、4本：よんほん"]),
      (.english, "math/kuku-reading", "7×8", ["7 × 7: しちしちしじゅうく", "7 × 9: しちくろくじゅうさん"]),
      (.japanese, "math/kuku-reading", "7×1", ["7 × 2：しちにじゅうし"]),
      (.english, "math/units", "m²/cm²", ["m²: square meters, cm²: square centimeters"]),
      (.english, "social/prefecture-region", "37", ["Shikoku: Tokushima, Kagawa, Ehime, Kochi"]),
      (.japanese, "social/country-capital", "CN", ["ほかの正解：北京、ベイジン"]),
      (.english, "social/country-capital", "CN", ["Also right: Peking"]),
      (.japanese, "social/country-continent", "RU", ["ほかの正解：アジア"]),
      (.english, "social/country-continent", "RU", ["Also right: Asia"]),
      (.english, "social/eras", "Taisho", ["From 1912 to 1926", "After Meiji, before Showa"]),
      (.japanese, "social/eras", "Meiji", ["1868年から1912年まで", "大正の前"]),
      (.english, "social/eras", "Reiwa", ["Since 2019", "After Heisei"]),
      (.english, "science/elements-all", "72", ["Atomic number 72, period 6, group 4"]),
      (.japanese, "science/elements-junior", "6", ["第2周期、14族", "B（ホウ素）の次、N（窒素）の前"]),
      (.english, "science/elements-number", "1", ["Period 1, group 1", "Before He (helium)"]),
      (.english, "science/planets", "Mars", ["After Earth, before Jupiter", "Rocky planet"]),
      (.japanese, "science/planets", "Neptune", ["天王星の次", "木星型惑星（氷が多い）", "直径は地球の3.9倍"]),
      (.english, "science/zodiac", "Leo", ["Also written 獅子座", "After Cancer, before Virgo"]),
      (.japanese, "science/zodiac", "Ari", ["うお座の次、おうし座の前"]),
      (.english, "english/words", "friend", ["友達 is read ともだち."]),
      (.english, "english/words", "teacher", ["先: before; ahead", "生: life; birth"]),
      (.english, "english/words", "cow", ["Also right: cows, ox, oxen, bull, cattle"]),
      (.japanese, "english/words", "cow", ["読み：うし", "ほかの正解：cows、ox、oxen、bull、cattle"]),
      (.english, "english/days", "Monday", ["月: moon; month", "After Sunday, before Tuesday"]),
      (.japanese, "english/days", "fall", ["ほかの正解：autumn", "summer の次、winter の前"]),
      (.english, "english/months", "January", ["After December, before February"]),
    ] as [(Language, String, String, [String])])
  func note(language: Language, lesson: String, item: String, lines: [String]) throws {
    let card = CardID(lesson: try #require(LessonID(lesson)), item: item)
    let dialog = StudyModel(language).details(of: card, isRead: false)
    let words = dialog.content.message.split(separator: "\n")
    #expect(lines.allSatisfy { words.contains(Substring($0)) }, "\(words)")
  }

  @Test(
    "says the year in which it comes back unless that is this one",
    arguments: [(1, "Due again on Thu, Apr 9."), (3, "Due again on Fri, Jul 16, 2027.")])
  func year(answers: Int, words: String) throws {
    let model = StudyModel(.english)
    let card = CardID(lesson: MapLesson.capital.id, item: "14")
    var time = LocalTime.noon
    for _ in 0..<answers {
      try model.records.answer(
        AnswerRecord(
          card: card, form: .typed, given: "", grade: .easy, milliseconds: 900, time: time))
      let due = try #require(try model.records.card(card)).dueDay
      time = LocalTime(milliseconds: (due.number * 24 + 12) * 3_600_000, minutesEast: 0)
    }
    #expect(model.answers(to: card).last == words)
  }
}

@Suite("Homonyms")
struct HomonymTests {
  @Test(
    "are not explained by one another",
    arguments: [
      ("english/verbs-participle", "fall", ["past tense"], ["秋"]),
      ("english/days", "fall", [], ["past"]),
    ])
  func homonyms(lesson: String, item: String, said: [String], unsaid: [String]) throws {
    let model = StudyModel(.english)
    let card = CardID(lesson: try #require(LessonID(lesson)), item: item)
    let words = model.related(to: card).joined(separator: "\n")
    #expect(said.allSatisfy(words.contains) && !unsaid.contains(where: words.contains), "\(words)")
  }
}

@Suite("Often forgotten items")
struct LeechTests {
  /// A learner who has forgotten the same two items on so many days, one of which no lesson asks.
  private func model(lapses: Int, _ language: Language = .english) throws -> StudyModel {
    let model = StudyModel(language)
    for item in ["14", "99"] {
      for day in -lapses...0 {
        let time = LocalTime(
          milliseconds: LocalTime.noon.milliseconds + day * 86_400_000, minutesEast: 0)
        try model.records.answer(
          AnswerRecord(
            card: CardID(lesson: MapLesson.capital.id, item: item), form: .typed, given: "",
            grade: .again, milliseconds: 900, time: time))
      }
    }
    return model
  }

  @Test("are named by the record, as long as a lesson asks them", arguments: [8, 7])
  func leeches(lapses: Int) throws {
    let record = lines(of: [.record], try model(lapses: lapses), columns: 80, rows: 60)
    #expect(record.contains { $0.contains("f Often forgotten") } == (lapses == 8))
    let leeches = lines(of: [.record, .leeches], try model(lapses: lapses), columns: 80, rows: 24)
    let row = leeches.first { $0.contains("What is the capital of Kanagawa Prefecture?") }
    #expect(row?.contains("8×") == (lapses == 8 ? true : nil))
    // Not just before it is asked.
    #expect(!leeches.contains { $0.contains("Yokohama") })
    #expect(leeches.contains { $0.contains("r Practice this one") } == (lapses == 8))
    // Readings that would cut the question are left out.
    let narrow = lines(
      of: [.record, .leeches], try model(lapses: lapses, .japaneseWithReadings), columns: 40,
      rows: 16)
    #expect(narrow.contains { $0.contains("神奈川県の県庁所在地は？") } == (lapses == 8))
  }

  @Test("are asked from their list")
  func practice() throws {
    let app = makeStudy(model: try model(lapses: 8))
    app.launch(
      [.record, .leeches], in: StudyMode.record.id, size: Size(columns: 80, rows: 24),
      appearance: Appearance(language: .english, motion: .none))
    app.handle(.key(Key(.character("r"))))
    app.advance(to: .seconds(1))
    let lines = app.compose().lines
    #expect(lines[1].contains("Record › Often forgotten › Practice"))
    #expect(lines.contains { $0.contains("What is the capital of Kanagawa Prefecture?") })
  }
}
