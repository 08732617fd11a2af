import TestFolders
import Testing

@Suite("Study line by line")
struct LineModeTests {
  @Test("asks, answers and goes back without a terminal, and keeps what was answered")
  func lesson() throws {
    let folder = try TestFolder()
    // Which question comes, and so whether it is typed, is chance: the number is an answer, or else
    // the next line gives up.
    let first = try study("social", "1", "1", ":x", "", ":b", "1", in: folder)
    #expect(first.status == 0)
    #expect(first.complaint.isEmpty)
    #expect(first.output.contains("\nHome › Social Studies\n\n1  Prefecture readings"))
    #expect(first.output.contains("\nQuestion 1 of 10\n"))
    #expect(first.output.contains(/\n(Right: |Wrong: |I don’t know\. Answer: )/))
    #expect(first.output.contains("\nQuestion 2 of 10\n"))
    // A pipe has whole sentences, in dialogs too.
    let question =
      "You are in the middle of “Prefecture readings”.\nIf you leave now, you can continue later."
    #expect(first.output.contains("\n\(question)\n\n1  Leave\n2  Stay\n"))
    let second = try study("", in: folder)
    #expect(second.output.contains("Continue at question 2 of 10  Prefecture readings"))
  }

  @Test("says in words what numbers count, and nothing of scores that don't exist")
  func numbers() throws {
    let folder = try TestFolder()
    _ = try BuiltProgram.run(
      ["--plain", "social/eras"], in: folder, input: String(repeating: ":ctrl+x\n\n", count: 5))
    func output(_ language: String, _ lines: String...) throws -> String {
      try BuiltProgram.run(
        ["--plain", "--lang=\(language)"], in: folder,
        input: lines.map { $0 + "\n" }.joined()
      ).output
    }
    let english = try output("en", "3", "t", "b", "m 2", "m 4", "r")
    #expect(english.contains(/\n1  Eras since Meiji  .*  0 of 5 right  0%\n/), "\(english)")
    for line in [
      "3  Social Studies  0 of 289 learned",
      "2  Prefectural capitals  grades 4–7  0 of 47 learned",
      "7  Eras since Meiji  grades 6–9  0 of 5 learned  best 0%",
      "7  Eras since Meiji  5 questions", "3  Social Studies  5 questions",
    ] {
      #expect(english.contains("\n\(line)\n"), "\(english)")
    }
    #expect(!english.contains("Learned  Best"))
    let japanese = try output("ja", "3", "m 4")
    #expect(japanese.contains("\n3  社会  289問中 0問おぼえた\n"))
  }

  @Test("reads a dialog whole when one of its choices means something else")
  func dialog() throws {
    let output = try study("social", "1", "1", ":x", "", ":b", ":q", "2", in: TestFolder()).output
    let question = "If you leave now, you can continue later.\n\n1  Leave"
    #expect(output.contains("\(question)\n2  Stay"))
    #expect(output.contains("\(question) and quit\n2  Stay"))
  }

  @Test("finds a place by what is typed")
  func place() throws {
    let output = try study("", "Where you live", "nagoya", "1", "1", in: TestFolder()).output
    #expect(output.contains("search or number> nagoya"))
    #expect(output.contains("Where you live  Nagoya"))
  }

  @Test("asks where the learner lives, and clears it again")
  func clearedPlace() throws {
    let folder = try TestFolder()
    let set = try study("", "6", "nagoya", "1", "1", in: folder).output
    #expect(set.contains("Where you live  Nagoya") && !set.contains("1  Not set"))
    let cleared = try study("", "6", "1", in: folder).output
    #expect(cleared.contains("\n1  Not set\n\n") && cleared.contains("Where you live  Not set"))
  }

  @Test("tells of a link that leads nowhere in a sentence, with the dialog's choice apart")
  func unknownLink() throws {
    let output = try study("social/nope", in: TestFolder()).output
    #expect(output.contains("There is no lesson “nope” in social; lessons are prefecture-"))
    for (link, words) in [("social/nope", "社会に"), ("review/nope", "復習の先に")] {
      let output = try BuiltProgram.run(["--plain", "--lang=ja", link], in: TestFolder()).output
      #expect(output.contains("\n\(words)「nope」"), "\(output)")
    }
    #expect(output.contains(", eras.\n\n1  Close\n"))
  }

  @Test("ends the search for a place at that place, and tells of the others only if asked")
  func placeOnMap() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en"], in: TestFolder(),
      input: "m 3\n/\nyamagata\n2\n1\n:b\n/\naoba sendai\n1\n1\n")
    let parts = result.output.split(separator: "> ").map { $0.split(separator: "\n") }
    #expect(
      parts[4].dropLast() == [
        "2", "Map › Yamagata Prefecture", "Yamagata  山形市", "1  All municipalities",
        "Also: / search",
      ])
    // Nothing can be chosen there.
    #expect(parts[5].contains("35 municipalities") && parts[5].contains("Yonezawa  米沢市"))
    #expect(!parts[5].dropFirst().contains { $0.hasPrefix("1") })
    #expect(
      parts[9].dropLast() == [
        "1", "Map › Miyagi Prefecture › Sendai", "Aoba Ward  青葉区", "1  All wards",
        "Also: / search",
      ])
    #expect(parts[10].contains("Miyagino Ward  宮城野区"))
  }

  @Test("tells of the map only what is known, and lists the keys that do something, each once")
  func mapAndKeys() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en"], in: TestFolder(), input: "m 3\nkeys\n")
    #expect(result.output.contains("\nPrefectures\n1  Hokkaido\n2  Aomori Prefecture\n"))
    #expect(!result.output.contains("not yet"))
    let folder = try TestFolder()
    let known = try BuiltProgram.run(
      ["--plain", "--lang=en", "social/prefecture-reading"], in: folder,
      input: ":ctrl+x\n:m 3\n+\n")
    #expect(known.output.contains("\nPrefectures, and what you know of them\n"))
    #expect(known.output.ranges(of: "  Reading: started\n").count == 1)
    let question = try BuiltProgram.run(
      ["--plain", "--lang=en", "social/eras"], in: TestFolder(), input: "keys\n\n")
    #expect(question.output.contains("\nx Ctrl-X  don’t know\n"))
    #expect(!question.output.contains("\nPgUp"))
    #expect(question.output.contains("number> \nType the number of a line to choose it.\n"))
  }

  @Test("says the time of an exam with each question, and shows the result to the next answer")
  func exam() throws {
    // Lines are at least half a second apart, so that reading again takes time.
    let lines = ["t", "7", "1", ":ctrl+x"] + Array(repeating: ":.", count: 60) + [":ctrl+x", ":b"]
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en", "--exam-time=5", "social"], in: TestFolder(),
      input: lines.map { $0 + "\n" }.joined())
    let output = result.output
    #expect(result.status == 0 && result.complaint.isEmpty)
    #expect(output.contains("\n1  5 questions  25 s\n"))
    #expect(output.contains("\nQuestion 1 of 5  25 s left\n"))
    // Whoever reads the question again hears how much time is left by then, and else it stays
    // silent.
    let times = output.matches(of: /\nQuestion 2 of 5  (?:only )?(\d+) s left\n/)
      .compactMap { Int($0.output.1) }
    #expect(times.count > 2 && times == times.sorted(by: >))
    // After the question itself, each second is read twice on a fast machine, and once more where
    // a screen was late, just before the next line. On a slow one, a line takes more than a second.
    let again = times.dropFirst().filter { $0 > 0 }
    let readings = Dictionary(grouping: again, by: \.self).mapValues(\.count)
    #expect(readings.values.allSatisfy { $0 <= 3 }, "\(times)")
    let longest = zip(times, times.dropFirst()).map { $0 - $1 }.max() ?? 0
    #expect((times.last ?? .max) <= 1 + longest, "\(times)")
    #expect(!output.contains("right") || output.contains("0 of 5 right  0%\n"))
    let parts = output.split(separator: "> :ctrl+x\n")
    #expect(parts.count == 3)
    // While the question is read, it is not taken away.
    #expect(parts.count == 3 && !parts[1].contains("time up"))
    // It is said that the answer no longer counts.
    #expect(parts.count == 3 && parts[1].contains("\nTime is up."))
    #expect(parts.last?.contains("\nExam (25 s): time up, 4 unanswered\n") == true)
    #expect(parts.last?.contains("Home › Social Studies › Exam\n") == true)
  }

  @Test("shows the result of an exam whose time is up to whatever is entered, even to Enter alone")
  func timeUp() throws {
    for line in ["", "3", "Tokushima"] {
      let lines = ["t", "7", "1"] + Array(repeating: ":.", count: 60) + [line]
      let result = try BuiltProgram.run(
        ["--plain", "--lang=en", "--exam-time=5", "social"], in: TestFolder(),
        input: lines.map { $0 + "\n" }.joined())
      #expect(result.output.contains("This question no longer counts; Enter shows the result.\n"))
      #expect(result.output.contains("\nSee the result> \(line)\n\n0 of 5 right  0%\n"))
      #expect(result.output.contains("\nNo question was answered, so this result isn’t kept.\n"))
    }
  }

  @Test("says the right answer at once to whoever gives up, and explains nothing before an answer")
  func givingUp() throws {
    let lines = ":e\n:ctrl+x\n\n"
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en", "social/eras"], in: TestFolder(), input: lines)
    #expect(result.output.contains("> :e\n\nAnswer first.\n"))
    #expect(result.output.contains("> :ctrl+x\n\nI don’t know. Answer: "))
  }

  @Test("reads a question again after its answer only where that is asked for")
  func question() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en", "social/eras"], in: TestFolder(), input: "1\n.\n\nb\n2\n")
    let parts = result.output.split(separator: "Question 1 of 5\nWhich era began")
    try #require(parts.count == 3, "\(result.output)")
    #expect(parts[1].contains(/number> 1\n\n(Right: |Wrong: )/))
    #expect(parts[1].hasSuffix("Social Studies › Eras since Meiji\n\n"))
    // The dialog in between has changed nothing.
    #expect(result.output.split(separator: "Question 2 of 5\nWhich era began").count == 2)
  }

  @Test("says each time that a number isn't an answer, and what to do about nothing at all")
  func digitForWord() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en", "--answers=type", "social/prefecture-reading"], in: TestFolder(),
      input: "1\n1\n1\n\n\n\n")
    let said = "you can’t answer by number here; type the answer."
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.lowercased().hasSuffix(said) } == 3)
    let help = "ype the answer, then Enter; :x if you don’t know."
    #expect(lines.filter { $0.hasSuffix(help) } == ["T\(help)", "Again: t\(help)", "T\(help)"])
    #expect(!result.output.contains("does nothing"))
  }

  @Test("takes the answer itself for one of the choices, also where they are numbers")
  func answerItself() throws {
    // Which products are choices is chance: the others are no lines. The few questions that may
    // have only small ones are given up.
    let products = Set((1...9).flatMap { a in (1...9).map { a * $0 } }.filter { $0 > 4 })
    let lines = products.map { "\($0)\n" }.joined() + "x\n\n"
    let output = try BuiltProgram.run(
      ["--plain", "--lang=en", "--answers=choose", "math/kuku-product"], in: TestFolder(),
      input: String(repeating: lines, count: 10)
    ).output
    let verdict = /number> \d+\n\n(Right: \d+|Wrong: \d+.*\. Answer: \d+)\n/
    #expect(output.contains(verdict), "\(output)")
  }

  @Test("has whole sentences among the settings, in a pipe")
  func settings() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=ja", "--furigana=on", "--grade=3", "--exam-time=20"], in: TestFolder(),
      input: "m 4\ns\n")
    #expect(result.output.contains("、--lang の指定(してい)で始(はじ)めました。\n"))
    // The longest label too has two spaces between it and its value.
    #expect(result.output.contains(/\S  10 （3の うち 2ばんめ）\n/) && !result.output.contains("‹"))
  }

  @Test("has whole sentences in the dialog that a program begins with, too")
  func dialogAtTheStart() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=en", "map/99"], in: TestFolder(), input: "")
    #expect(result.output.contains("; prefectures are map/01 to map/47.\n"))
  }

  @Test("takes no command for a text unless it is typed twice, and tells how to give it")
  func commandAsText() throws {
    let output = try study("", "Where you live", "b", "b", ":b", ":b", in: TestFolder()).output
    let refusal = "“b” was not entered. Type :b for the command, or b again to enter it."
    #expect(output.ranges(of: refusal).count == 1)
    #expect(output.contains("Beppu"))
  }

  @Test("speaks in kana as soon as the setting says so, titles included")
  func kana() throws {
    let result = try BuiltProgram.run(
      ["--plain", "--lang=ja", "--furigana=on", "math"], in: TestFolder(), input: ":?\nx\n")
    #expect(result.output.contains("\nホーム › さんすう・すうがく\n"))
    #expect(result.output.contains("\nばんごう> :?\n"))
    #expect(result.output.contains("はじまる ぎょうを えらびます。"))
    #expect(result.output.contains("ここでは なにも かわりません。"))
    let settings = try BuiltProgram.run(
      ["--plain", "--lang=ja"], in: TestFolder(), input: "m 4\ns\n10\nb\n")
    #expect(settings.output.contains("番号>") && settings.output.contains("ばんごう>"))
  }

  @Test("is what a dumb terminal gets, and draws nothing on it")
  func dumb() throws {
    let result = try BuiltProgram.run(
      ["--lang=ja"], in: TestFolder(), environment: ["TERM": "dumb"])
    #expect(result.status == 0)
    let home = "\n[1 学ぶ]  2 復習  3 地図  4 記録\n\nホーム\n\n教科を選ぶと始まります。\n\n教科\n1  国語"
    #expect(result.output.hasPrefix(home))
    #expect(!result.output.contains("\u{1B}"))
  }

  /// Runs Study with lines; one that is the text of a row stands for its number.
  private func study(
    _ link: String, _ lines: String..., in folder: TestFolder
  ) throws -> ProcessRun.Result {
    let arguments = ["--plain", "--lang=en"] + (link.isEmpty ? [] : [link])
    let listing = try BuiltProgram.run(arguments, in: TestFolder()).output
    let numbered = lines.map { line in
      let row = listing.split(separator: "\n").first { !line.isEmpty && $0.contains("  \(line)  ") }
      return row.map { String($0.prefix { $0 != " " }) } ?? line
    }
    return try BuiltProgram.run(
      arguments, in: folder, input: numbered.map { $0 + "\n" }.joined())
  }
}
