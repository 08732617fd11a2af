import SeededRandom
import Testing

@testable import StudyCatalog

@Suite("The lesson tables")
struct LessonTableTests {
  @Test("every capital is a municipality of its prefecture, under the same name and reading")
  func capitals() throws {
    let rows = EmbeddedTable("prefecture_capitals").rows
    #expect(rows.count == 47)
    #expect(rows.filter { $0["same_name"] == "no" }.count == 19)
    for row in rows {
      let code = try #require(PlaceCode(row["capital_code"] ?? ""))
      let place = try #require(Places.all.municipality(code))
      #expect(code.prefecture.digits == row["code"])
      #expect(
        [place.name, place.kana, place.romaji].map(Optional.some) == [
          row["capital"], row["capital_kana"], row["capital_romaji"],
        ])
      let prefecture = try #require(Places.all.prefecture(code))
      #expect(
        [prefecture.name, prefecture.kana, prefecture.romaji, prefecture.region].map(Optional.some)
          == [
            row["prefecture"], row["prefecture_kana"], row["prefecture_romaji"], row["region"],
          ])
    }
  }

  @Test("the times tables are right, all 81 of them")
  func timesTables() {
    let rows = EmbeddedTable("kuku").rows.map { row in
      ["a", "b", "product"].compactMap { row[$0].flatMap { Int($0) } }
    }
    #expect(rows == (1...9).flatMap { left in (1...9).map { [left, $0, left * $0] } })
  }

  @Test(
    "a country stands in an English question as in a sentence",
    arguments: [
      ("NL", "What is the capital of the Netherlands?"), ("JP", "What is the capital of Japan?"),
      ("NZ", "What is the capital of New Zealand?"),
    ])
  func articles(country: String, question: String) throws {
    let item = try #require(LessonRecipe.countryCapital.items.first { $0.key == country })
    #expect(item.prompt.english == question)
  }

  @Test(
    "the column has each name once",
    arguments: [
      ("kanji_grade1", "kanji", 80), ("kanji_grade1", "word", 80), ("elements", "symbol", 118),
      ("elements", "name", 118), ("countries", "country", 63), ("constellations", "latin", 88),
      ("constellations", "name", 88), ("kana_romaji", "hiragana", 104), ("planets", "name", 8),
      ("english_verbs", "base", 62), ("english_words", "english", 78), ("eras", "name", 5),
      ("english_words", "japanese", 78), ("english_calendar", "english", 23),
    ])
  func unique(table: String, column: String, count: Int) {
    let cells = EmbeddedTable(table).column(column)
    #expect(cells.count == count)
    #expect(Set(cells).count == count)
  }

  @Test("the elements are numbered without a gap, and stand in seven periods")
  func elements() {
    let table = EmbeddedTable("elements")
    #expect(table.column("number") == (1...118).map(String.init))
    #expect(Set(table.column("period")) == Set((1...7).map(String.init)))
  }

  @Test("each of the 15 counters counts from one to ten")
  func counters() {
    let rows = EmbeddedTable("counters").rows
    let byCounter = Dictionary(grouping: rows) { $0["counter"] }
    #expect(byCounter.count == 15)
    for rows in byCounter.values {
      #expect(rows.compactMap { $0["number"] } == (1...10).map(String.init))
    }
  }

  @Test("each kanji has at least three others of its group, for choices of one kind")
  func kanjiGroups() {
    let groups = Dictionary(grouping: EmbeddedTable("kanji_grade1").column("group")) { $0 }
    #expect(groups.values.allSatisfy { $0.count > 3 }, "\(groups.mapValues(\.count))")
  }

  @Test("each unit has a name")
  func unitNames() {
    let units = EmbeddedTable("units").column("larger") + EmbeddedTable("units").column("smaller")
    let named = EmbeddedTable("unit_names").column("unit")
    #expect(Set(units).isSubset(of: named))
    #expect(Set(named).count == named.count)
  }

  @Test("twelve constellations make the zodiac")
  func zodiac() {
    let numbers = EmbeddedTable("constellations").column("zodiac").compactMap { Int($0) }
    #expect(numbers.sorted() == Array(1...12))
  }

  @Test(
    "a lesson's number of items is how many it can ask",
    arguments: Catalog.standard.subjects.flatMap(\.lessons))
  func itemCounts(lesson: Lesson) {
    var generator = SeededGenerator(seed: 1)
    #expect(lesson.itemCount == lesson.questions(count: 1000, using: &generator).count)
    // Review and the cards for Anki have the same items.
    #expect(lesson.itemCount == lesson.questionsByItem().count)
  }
}
