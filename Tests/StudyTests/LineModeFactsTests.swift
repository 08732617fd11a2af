import TestFolders
import Testing

@Suite("What is drawn, line by line")
struct LineModeFactsTests {
  @Test("says in words what is known of a capital, and how many wards it has")
  func capital() throws {
    let folder = try TestFolder()
    let log = """
      number,time,lesson,item,form,grade
      1,2026-03-10T18:00:09.000+09:00,social/prefecture-capital,33,choice,again

      """
    #expect(try BuiltProgram.run(["import", "-"], in: folder, input: log).status == 0)
    for (language, row) in [
      ("en", "1  Okayama  岡山市  started  4 wards"), ("ja", "1  岡山市  おかやまし  途中  4区"),
      ("en", "Reading: 岡山県 Okayama-ken\nCapital: Okayama 岡山市, started\nRegion: Chugoku"),
      ("ja", "読み：おかやまけん\n県庁所在地：岡山市 おかやまし、途中\n地方：中国"),
    ] {
      let output = try BuiltProgram.run(
        ["--plain", "--lang=\(language)", "map/33"], in: folder, input: "q\n"
      ).output
      #expect(output.contains("\n\(row)\n"), "\(output)")
    }
  }

  @Test("names the days of its charts as they are said, if there is something on them")
  func charts() throws {
    let folder = try TestFolder()
    _ = try BuiltProgram.run(["--plain", "social/eras"], in: folder, input: ":ctrl+x\n")
    for (language, lines) in [
      (
        "ja",
        /\nこの7日の問題数\nきょう：1問\nほかは0問です。\n\nこれからの復習\n(?:きょう|\d+月\d+日（[日月火水木金土]）)：1問\nほかは/
      ),
      (
        "en",
        /in the last 7 days\nToday: 1\nNo answers on other days\.\n\n.*\n(?:Today|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+): 1\nNothing due on other days\.\n/
      ),
    ] as [(String, Regex<Substring>)] {
      let output = try BuiltProgram.run(
        ["--plain", "--lang=\(language)", "record/"], in: folder, input: "+\n"
      ).output
      #expect(output.contains(lines), "\(output)")
    }
  }
}
