/// A problem with the items of a lesson.
enum ItemProblem: LessonProblem {
  case otherAnswer(prompt: String, line: Int), tooFewAnswers(Int), noChoices
  case noLetters(String), longNumber(String)
  case sameAnswer(String, String, line: Int)
  case repeatedAlso(String), splitAlso(String, into: String)
  case longPrompt(limit: Int)

  var text: BilingualText {
    switch self {
    case .otherAnswer(let prompt, let line):
      BilingualText(
        japanese: "「\(prompt.shortened)」は \(line) 行目で別の答えになっています。"
          + "問いを変えるか、二つ目の答えを also に書いてください",
        english: "“\(prompt.shortened)” has a different answer on line \(line); "
          + "make the questions different, or write the second answer in “also”")
    case .tooFewAnswers(let count):
      BilingualText(
        japanese: "ちがう答えが \(count)個しかなく、四択にできません。4個以上にするか、form を typed にしてください",
        english:
          "four choices need four different answers, not \(count); add rows, or set form to typed")
    case .noChoices:
      BilingualText(
        japanese: "答えがほかの答えや問いの中にあるので、四択にできる問題がありません。答えをふやすか、form を typed にしてください",
        english: "no question has four choices, because answers are a part of others or of the "
          + "question; add other answers, or set form to typed")
    case .noLetters(let answer):
      BilingualText(
        japanese: "答え「\(answer.shortened)」は打てません。記号でない文字を入れてください",
        english: "the answer “\(answer.shortened)” can’t be typed; include a letter or digit")
    case .longNumber(let answer):
      BilingualText(
        japanese: "「\(answer.shortened)」は 9 けたより長い数です。単位を変えて短くしてください",
        english: "“\(answer.shortened)” has more than nine digits; use a larger unit")
    case .sameAnswer(let answer, let other, let line):
      BilingualText(
        japanese: "答え「\(answer.shortened)」は \(line) 行目の「\(other.shortened)」と区別できません。同じ書き方にしてください",
        english: "the answer “\(answer.shortened)” can’t be distinguished from "
          + "“\(other.shortened)” on line \(line); write both the same way")
    case .longPrompt(let limit):
      BilingualText(
        japanese: "問いが \(limit) 字より長いです。短くしてください",
        english: "the question is longer than \(limit) characters; shorten it")
    case .splitAlso(let cell, let first):
      BilingualText(
        japanese: "「\(cell.shortened)」では「\(first.shortened)」だけで正解になります。"
          + "一つの答えなら最後に ; を付け、いくつかなら ; で区切ってください",
        english: "“\(cell.shortened)” accepts “\(first.shortened)” alone; if it is one answer, "
          + "end it with a semicolon, and if it is several, put semicolons between them")
    case .repeatedAlso(let answer):
      BilingualText(
        japanese: "「\(answer.shortened)」は二度目です。also から一つ消してください",
        english: "“\(answer.shortened)” is in “also” twice; delete one")
    }
  }
}
