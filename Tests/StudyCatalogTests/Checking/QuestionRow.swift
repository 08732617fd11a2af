import TestFolders
import Testing

@testable import StudyCatalog

/// A table with one row, a lesson about it, and the question that it makes.
struct QuestionRow: CustomTestStringConvertible {
  let header: String
  let row: String
  let ask: (prompt: String, answer: String)
  let prompt: BilingualText
  let answer: BilingualText
  let reading: BilingualText?
  let right: [String]
  let wrong: [String]

  var testDescription: String { "\(ask.prompt) → \(ask.answer)" }

  init(
    _ header: String, _ row: String, asks prompt: String, for answer: String,
    _ question: (japanese: String, english: String),
    _ solution: (japanese: String, english: String),
    reading: (japanese: String, english: String)? = nil, right: [String] = [], wrong: [String] = []
  ) {
    (self.header, self.row, ask) = (header, row, (prompt, answer))
    self.prompt = BilingualText(japanese: question.japanese, english: question.english)
    self.answer = BilingualText(japanese: solution.japanese, english: solution.english)
    self.reading = reading.map { BilingualText(japanese: $0.japanese, english: $0.english) }
    (self.right, self.wrong) = (right, wrong)
  }

  /// The table, with tabs for the bars.
  var table: String { "\(header)\n\(row)\n".replacing("|", with: "\t") }

  /// The list with the lesson.
  var list: String {
    listHeader
      + "social\tx\t題\tだい\tTitle\t4-6\tx.tsv\tall\t\(ask.prompt)\t\(ask.answer)\ttyped\t1\n"
  }
}

let questionsOfTables: [QuestionRow] = [
  QuestionRow(
    "river|kana|english|length", "利根川|とねがわ|Tone River|322", asks: "river", for: "length",
    ("利根川", "Tone River"), ("322", "322"), right: ["322", "３２２", "三百二十二"],
    wrong: ["321", "利根川"]),
  // Words that name no column make it a whole question.
  QuestionRow(
    "river|length", "利根川|322", asks: "riverの長さは？", for: "length",
    ("利根川の長さは？", "利根川の長さは？"), ("322", "322"), right: ["322"]),
  QuestionRow(
    "river|length|also", "利根川|322km|", asks: "river", for: "length",
    ("利根川", "利根川"), ("322km", "322km"), right: ["322", "322 km", "322 Kilometers"],
    wrong: ["322m", "322 meters"]),
  QuestionRow(
    "event|day", "元日|1月1日", asks: "event", for: "day",
    ("元日", "元日"), ("1月1日", "1月1日"), right: ["1月1日", "１月１日"], wrong: ["1"]),
  // What is asked is how the name is read, so the name stands there in every language.
  QuestionRow(
    "river|kana|english", "利根川|とねがわ|Tone River", asks: "river", for: "kana",
    ("利根川", "利根川"), ("とねがわ", "とねがわ"), right: ["トネガワ", "tonegawa"],
    wrong: ["利根川", "Tone River"]),
  QuestionRow(
    "river|river_kana|river_romaji", "利根川|とねがわ|Tone-gawa", asks: "river", for: "river_kana",
    ("利根川", "利根川"), ("とねがわ", "Tone-gawa"), right: ["とねがわ", "tone gawa"]),
  QuestionRow(
    "river|kana|romaji", "利根川|とねがわ|Tone-gawa", asks: "kana", for: "river",
    ("とねがわ", "とねがわ"), ("利根川", "利根川"), right: ["利根川"], wrong: ["Tone-gawa", "とねがわ"]),
  QuestionRow(
    "capital|kana|romaji|english|country|country_english", "北京|ぺきん|Pekin|Beijing|中国|China",
    asks: "country", for: "capital",
    ("中国", "China"), ("北京", "Beijing"), reading: ("ぺきん", "北京"),
    right: ["北京", "ペキン", "pekin", "beijing"], wrong: ["China", "東京"]),
  QuestionRow(
    "word|english", "犬|a dog", asks: "word", for: "english",
    ("犬", "犬"), ("a dog", "a dog"), right: ["dog", "a dog", "the dog", "Dog"], wrong: ["dogs"]),
  QuestionRow(
    "question|answer", "犬|a dog", asks: "question", for: "answer",
    ("犬", "犬"), ("a dog", "a dog"), right: ["dog", "a dog", "the dog", "Dog"], wrong: ["dogs"]),
  QuestionRow(
    "question|answer", "昼|ひる", asks: "question", for: "answer",
    ("昼", "昼"), ("ひる", "ひる"), right: ["hiru"], wrong: ["a hiru", "あひる"]),
  QuestionRow(
    "word|english", "ナイル川|Nile", asks: "word", for: "english",
    ("ナイル川", "ナイル川"), ("Nile", "Nile"), right: ["nile", "the Nile"], wrong: ["River"]),
  QuestionRow(
    "word|english|also", "月曜日|Monday|Mon", asks: "word", for: "english",
    ("月曜日", "月曜日"), ("Monday", "Monday"), right: ["monday", "Mon"], wrong: ["Tuesday"]),
  QuestionRow(
    "number|counter|reading", "3|本|さんぼん", asks: "number+counter", for: "reading",
    ("3 本", "3 本"), ("さんぼん", "さんぼん"), right: ["sanbon"], wrong: ["さんほん"]),
  QuestionRow(
    "larger|smaller|factor", "km|m|1000", asks: "1 larger = ? smaller", for: "factor",
    ("1 km = ? m", "1 km = ? m"), ("1000", "1000"), right: ["1,000", "千"]),
]

extension OwnLessonsTests {
  /// The only lesson of a table.
  func lesson(_ row: QuestionRow) throws -> Lesson {
    let folder = try TestFolder()
    try folder.write(row.table, to: "x.tsv")
    try folder.write(row.list, to: "lessons.tsv")
    #expect(try LessonCheck([folder.path]).mistakes.map(\.text.english) == [])
    return try #require(try OwnLessons(in: folder.path).lessons.first)
  }

  /// The questions of a lesson with these answers, to be typed.
  func questions(in subject: String, answeredBy answers: [String]) throws -> [Question] {
    let folder = try TestFolder()
    let rows = answers.enumerated().map { "問\($0)\t\($1)\n" }
    try folder.write("prompt\tanswer\n" + rows.joined(), to: "w.tsv")
    try folder.write(
      listHeader + "\(subject)\tw\t語\tご\tWords\t7-7\tw.tsv\tall\tprompt\tanswer\ttyped\t"
        + "\(answers.count)\n",
      to: "lessons.tsv")
    return try OwnLessons(in: folder.path).lessons.flatMap { $0.itemQuestions() }
  }
}

extension TestFolder {
  /// Writes a list of two lessons and their table, without a mistake.
  func writeGoodLessons() throws {
    try write(goodTable, to: "rivers.tsv")
    try write(goodList, to: "lessons.tsv")
  }
}

let listHeader = goodList.prefix { $0 != "\n" } + "\n"

/// A table of subjects with some rows.
func subjects(_ rows: String) -> String { "subject\tjapanese\tkana\tenglish\n" + rows }
