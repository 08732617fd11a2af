import Foundation
import SeededRandom
import Testing

@testable import StudyCatalog

@Suite("Readings over kanji")
struct ReadingTests {
  @Test(
    "stand behind their kanji, or in their place",
    arguments: [
      ("ローマ字", "ローマじ", "ローマ字(じ)", "ローマじ"), ("消しゴム", "けしごむ", "消(け)しゴム", "けしゴム"),
      ("県名とちがう県庁所在地", "けんめいとちがうけんちょうしょざいち", "県名(けんめい)とちがう県庁所在地(けんちょうしょざいち)", "けんめいとちがうけんちょうしょざいち"),
      ("1年生の漢字", "1ねんせいのかんじ", "1年生(ねんせい)の漢字(かんじ)", "1ねんせいのかんじ"),
      ("田んぼ", "たんぼ", "田(た)んぼ", "たんぼ"), ("龍ケ崎市", "りゅうがさきし", "龍ケ崎市(りゅうがさきし)", "りゅうがさきし"),
      ("代々木", "よよぎ", "代々木(よよぎ)", "よよぎ"), ("3日", "みっか", "3日(みっか)", "みっか"),
      ("アンドロメダ座", "あんどろめだざ", "アンドロメダ座(ざ)", "アンドロメダざ"), ("ねこ", "ねこ", "ねこ", "ねこ"),
    ])
  func parts(word: String, kana: String, annotated: String, inKana: String) {
    let text = BilingualText(japanese: word, english: "", readings: [Reading(word, kana)])
    #expect(text.annotated == annotated)
    #expect(text.inKana == inKana)
  }

  @Test(
    "stand behind the whole word if they fit its kanji in many ways, or in none",
    .timeLimit(.minutes(1)), arguments: ["", "か"])
  func manyWays(ending: String) {
    let word = String(repeating: "人の", count: 20) + ending
    let kana = String(repeating: "の", count: 80)
    #expect(Reading(word, kana).parts == [Reading.Part(text: word, kana: kana)])
  }

  @Test(
    "of the words of Study follow the longest word and its number",
    arguments: [
      ("県庁所在地は？", "県庁所在地(けんちょうしょざいち)は？"), ("一覧から選ぶ", "一覧(いちらん)から選(えら)ぶ"),
      ("10問中 7問正解", "10問中(もんちゅう) 7問(もん)正解(せいかい)"),
      ("12分 5秒", "12分(ふん) 5秒(びょう)"), ("13分", "13分(ぷん)"), ("20分", "20分(ぷん)"),
      ("1日", "1日(いちにち)"), ("21日", "21日(にち)"), ("1日目", "1日目(にちめ)"), ("3日つづけて", "3日(みっか)つづけて"),
      ("4月1日", "4月(がつ)1日(ついたち)"), ("11月21日", "11月(がつ)21日(にち)"), ("4月10日", "4月(がつ)10日(とおか)"),
      ("愛知(あいち)の地方", "愛知(あいち)の地方(ちほう)"), ("地方長官(ちほうちょうかん)", "地方長官(ちほうちょうかん)"),
    ])
  func words(text: String, annotated: String) {
    #expect(BilingualText(text).annotated == annotated)
  }

  @Test("stay away from what a person has written")
  func written() {
    #expect(BilingualText(asWritten: "県庁所在地").annotated == "県庁所在地")
  }

  @Test("are kept with a text, which is as it was without them")
  func coding() throws {
    let texts = [
      BilingualText("三"),
      BilingualText(
        japanese: "津市", english: "Tsu", readings: [Reading("津市", "つし"), Reading("津", nil)]),
    ]
    for text in texts {
      let data = try JSONEncoder().encode(text)
      #expect(try JSONDecoder().decode(BilingualText.self, from: data) == text)
    }
    let old = Data(#"{"japanese":"三","english":"3"}"#.utf8)
    #expect(try JSONDecoder().decode(BilingualText.self, from: old).readings.isEmpty)
  }

  @Test("of the table are kana, each for a word with kanji")
  func table() {
    for row in EmbeddedTable("word_readings").rows {
      let (word, kana) = (row["word"] ?? "", row["kana"] ?? "")
      let hasKanji = (word: word.contains { $0.isKanji }, kana: kana.contains { $0.isKanji })
      #expect(hasKanji.word && !hasKanji.kana && !kana.isEmpty, "\(word)")
    }
    let words = EmbeddedTable("word_readings").column("word")
    #expect(Set(words).count == words.count)
  }
}

// MARK: - Every text

extension ReadingTests {
  @Test("leave no kanji unread in the names of subjects, lessons and places")
  func names() {
    let subjects = Catalog.standard.subjects
    let places = Places.all.allPlaces
    let names =
      subjects.map(\.title) + subjects.flatMap(\.lessons).map(\.title) + places.map(\.title)
      + Places.all.regions.map(\.title) + Places.all.groups(of: places).map(\.title)
      + places.compactMap { Places.all.fullName($0.code) }
    #expect(names.count > 4000)
    for name in names { #expect(name.unreadKanji == "", "\(name.japanese)") }
  }

  @Test("are those of the tables, in the names of subjects and lessons and places")
  func namesInKana() {
    for row in EmbeddedTable("subjects").rows {
      let subject = Catalog.standard.subject(SubjectID(rawValue: row["subject"] ?? ""))
      #expect(subject.map { SearchText($0.title.inKana) } == row["kana"].map { SearchText($0) })
    }
    for row in EmbeddedTable("lessons").rows {
      let id = LessonID(
        subject: SubjectID(rawValue: row["subject"] ?? ""), word: row["lesson"] ?? "")
      let lesson = Catalog.standard.lesson(id)
      #expect(lesson.map { SearchText($0.title.inKana) } == row["kana"].map { SearchText($0) })
    }
    for place in Places.all.allPlaces {
      #expect(SearchText(place.title.inKana) == SearchText(place.kana), "\(place.title.japanese)")
    }
  }

  @Test("leave no kanji unread in questions and answers but what is asked", arguments: lessons)
  func questions(lesson: Lesson) {
    for question in lesson.manyQuestions {
      let texts = [question.prompt, question.solution] + question.choices
      for text in texts {
        #expect(text.unread(but: lesson.isAboutKanji) == "", "\(text.annotated)")
      }
    }
    // What a wrong answer would have been right for.
    let topics = AnswerTopics(lesson)
    for question in lesson.questionsByItem().values {
      let topic = topics.topic(ofAnswer: question.solution.japanese, insteadOf: question.item)
      #expect(topic?.unread(but: lesson.isAboutKanji) ?? "" == "", "\(topic?.annotated ?? "")")
    }
    for question in lesson.questionsByItem().values {
      #expect(question.way?.unread(but: lesson.isAboutKanji) ?? "" == "")
      #expect(question.note?.unread(but: lesson.isAboutKanji) ?? "" == "")
    }
  }

  @Test("never tell the answer", arguments: lessons)
  func answers(lesson: Lesson) {
    for question in lesson.manyQuestions {
      let asked = question.prompt.readings.filter { $0.kana == nil }.flatMap { Array($0.word) }
      for part in question.prompt.parts where part.kana != nil {
        #expect(!part.text.contains { asked.contains($0) && $0.isKanji }, "\(part)")
        // Whoever types the prompt's own word needs no reading to do so.
        let isTold = question.judge(typed: part.kana ?? "").isRight
        #expect(!isTold || question.judge(typed: part.text).isRight, "\(part)")
      }
      let shown = question.choices.map { choice in choice.parts.allSatisfy { $0.kana == nil } }
      let written = question.choices.map { !$0.japanese.contains(where: \.isKanji) }
      #expect(shown == written, "a choice without its reading stands out")
    }
  }

  @Test("leave no kanji unread in the words of the screens", arguments: sources)
  func screens(file: String) throws {
    let literals = try JapaneseLiterals(in: file).texts
    for text in literals where !Self.calendar.contains(text) {
      for number in ["1", "3"] {
        let text = BilingualText(text.replacing("\u{FFFC}", with: number))
        #expect(text.unreadKanji == "", "\(text.japanese)")
      }
    }
  }

  /// The days of the week, which only calendars and charts show, as signs.
  private static let calendar = ["日", "月", "火", "水", "木", "金", "土"]

  private static let lessons = Catalog.standard.subjects.flatMap(\.lessons)

  /// The files with texts that screens show.
  private static let sources: [String] = {
    let folder = JapaneseLiterals.sources
    let screens =
      FileManager.default.enumerator(atPath: folder + "StudyScreens")?
      .compactMap { ($0 as? String).map { "StudyScreens/\($0)" } } ?? []
    return screens.filter { $0.hasSuffix(".swift") }.sorted()
      + ["StudyCatalog/Texts/BilingualText.swift", "StudyCatalog/Texts/Remedy.swift"]
      + ["StudyCatalog/Lessons/Catalog.swift"]
      + ["Records/RecordsError.swift", "Records/RecordsNotice.swift"]
  }()
}

/// The texts with kanji in a file of source code.
private struct JapaneseLiterals {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/").standardizedFileURL.path()

  /// The literals, with U+FFFC for what is put into them.
  let texts: [String]

  init(in file: String) throws {
    let code = try String(contentsOfFile: Self.sources + file, encoding: .utf8)
      .replacing(#/(?m)^\s*\/\/.*$/#, with: "")
      // What is put into a literal may have literals of its own, which are found as such.
      .replacing(#/\\\((?:[^()"]|\((?:[^()"]|\([^()"]*\))*\))*\)/#, with: "\u{FFFC}")
    let literals = code.matches(of: #/"""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"/#)
    texts = literals.map { String($0.output).trimmingCharacters(in: ["\""]) }
      .filter { $0.contains(where: \.isKanji) }
  }
}

extension Places {
  fileprivate var allPlaces: [Place] {
    let municipalities = prefectures.flatMap { self.municipalities(of: $0.code) }
    return prefectures.map(Place.prefecture) + municipalities.map(Place.municipality)
      + municipalities.flatMap { wards(of: $0.code) }.map(Place.ward)
  }
}

extension Lesson {
  /// Whether the lesson asks about kanji as they are written.
  fileprivate var isAboutKanji: Bool {
    id.word.hasPrefix("kanji1") || ["counters", "prefecture-reading"].contains(id.word)
  }

  /// Each item in each form, with choices of some seeds.
  fileprivate var manyQuestions: [Question] {
    let items = questionsByItem().keys.sorted()
    return (0..<2).flatMap { seed in
      var generator = SeededGenerator(seed: UInt64(seed))
      return kinds.flatMap { kind in
        questions(items.map { PlannedQuestion(item: $0, kind: kind) }, using: &generator)
      }
    }
  }
}

extension Question {
  fileprivate var choices: [BilingualText] {
    if case .choice(let choices, _) = answer { choices } else { [] }
  }
}

extension BilingualText {
  /// The kanji of the Japanese wording whose readings are not known.
  fileprivate var unreadKanji: String {
    parts.filter { $0.kana == nil }.map(\.text).joined().filter(\.isKanji)
  }

  /// The kanji without a reading, but those of words that stay as they are if that is right here.
  fileprivate func unread(but asked: Bool) -> String {
    let words = asked ? readings.filter { $0.kana == nil }.map(\.word) : []
    return unreadKanji.filter { kanji in !words.contains { $0.contains(kanji) } }
  }

  /// The parts of the Japanese wording.
  fileprivate var parts: [Reading.Part] { ReadableText(japanese, readings).parts }
}
