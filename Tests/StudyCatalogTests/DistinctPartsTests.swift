import StudyCatalog
import Testing

@Suite("The part of a question that tells it from the others of its lesson")
struct DistinctPartsTests {
  @Test(
    "is what the others don't begin or end with",
    arguments: [
      (
        ["What is the capital of Hokkaido?", "What is the capital of Aomori Prefecture?"],
        ["Hokkaido", "Aomori Prefecture"]
      ),
      (["日本の首都は？", "中国の首都は？"], ["日本", "中国"]),
      (["3 × 4 = ?", "3 × 5 = ?"], ["3 × 4", "3 × 5"]),
    ])
  func commonWords(questions: [String], parts: [String]) {
    #expect(self.parts(of: questions) == parts)
  }

  @Test("is more of a question that lacks the words of most others")
  func exceptions() {
    let usual = ["青森県", "岩手県", "秋田県", "宮城県", "山形県", "福島県"]
    let questions = ["北海道の道庁所在地は？"] + usual.map { "\($0)の県庁所在地は？" }
    #expect(parts(of: questions) == ["北海道の道庁所在地"] + usual)
  }

  @Test(
    "ends between words",
    arguments: [
      (["北海道の道庁所在地は？", "青森県の県庁所在地は？"], ["北海道の道庁所在地", "青森県の県庁所在地"]),
      (["11月は？", "12月は？"], ["11月", "12月"]),
      (["What is tin in Japanese?", "What is ton in Japanese?"], ["tin", "ton"]),
    ])
  func words(questions: [String], parts: [String]) {
    #expect(self.parts(of: questions) == parts)
  }

  @Test(
    "has both brackets of a pair or none",
    arguments: [
      (["「山」は何画？", "「川」は何画？"], ["山", "川"]),
      (["go（行く）の過去形は？", "be（ある）の過去形は？"], ["go（行く）", "be（ある）"]),
      (["「1本」（紙）の読みは？", "「2本」（紙）の読みは？"], ["1本", "2本"]),
      (["「1本」（木）の読みは？", "「2台」（車）の読みは？"], ["「1本」（木）", "「2台」（車）"]),
    ])
  func brackets(questions: [String], parts: [String]) {
    #expect(self.parts(of: questions) == parts)
  }

  @Test(
    "is the whole question if there is no other, or if one has nothing else",
    arguments: [["日本の首都は？"], ["the sea?", "the sea of trees?"], ["one?", "one?"]])
  func whole(questions: [String]) { #expect(parts(of: questions) == questions) }

  @Test(
    "is left out of the words that all of them share, unless these make no sense alone",
    arguments: [
      (["How do you read 一つ?", "How do you read 右手?"], "How do you read ...?"),
      (["「山」は何画？", "「川」は何画？"], "「...」は何画？"),
      (["3 × 4 = ?", "3 × 5 = ?"], ""),
      (["11月は？", "12月は？"], ""),
      (["one?", "two"], ""),
      ([], ""),
    ])
  func sharedWords(questions: [String], words: String) {
    #expect(DistinctParts(of: questions.map { BilingualText($0) }).sharedWords.english == words)
  }

  private func parts(of questions: [String]) -> [String] {
    let questions = questions.map { BilingualText($0) }
    let parts = DistinctParts(of: questions)
    return questions.map { parts.part(of: $0).english }
  }
}
