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

  @Test("names the days of its charts as they are said")
  func charts() throws {
    let folder = try TestFolder()
    _ = try BuiltProgram.run(["--plain", "social/eras"], in: folder, input: ":ctrl+x\n")
    for (language, today, other) in [
      ("ja", "きょう：1問", /\n\d+月\d+日（[日月火水木金土]）：\d+問(?=\n)/),
      ("en", "Today: 1", /\n[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+: \d+(?=\n)/),
    ] {
      let output = try BuiltProgram.run(
        ["--plain", "--lang=\(language)", "record/"], in: folder, input: "+\n"
      ).output
      #expect(output.contains("\n\(today)\n"), "\(output)")
      #expect(output.matches(of: other).count > 9, "\(output)")
    }
  }
}
