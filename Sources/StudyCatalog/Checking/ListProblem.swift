/// A problem with a row of the list of lessons or of subjects.
enum ListProblem: LessonProblem {
  case unknownSubject(String, meant: String?, known: [String])
  case badName(String), repeatedName(line: Int)
  case builtInName(LessonID), builtInSubject(String), tooManyLessons(Int), tooManyItems(Int)
  case grades(String), gradesOutside(String), gradesReversed(String)
  case noCount(String), wrongCount(Int, right: Int)
  case unknownForm(String), repeatedForm(String)

  var text: BilingualText {
    switch self {
    case .unknownSubject(let name, let meant?, _):
      BilingualText(
        japanese: "教科「\(name.shortened)」はありません。\(meant) と書いてください",
        english: "there is no subject “\(name.shortened)”; did you mean \(meant)?")
    case .unknownSubject(let name, nil, let known):
      BilingualText(
        japanese: "教科「\(name.shortened)」はありません。あるのは \(known.joined(separator: ", ")) です。"
          + "新しい教科は subjects.tsv に書いてください",
        english: "there is no subject “\(name.shortened)”; use \(known.joined(separator: ", ")), "
          + "or add one to subjects.tsv")
    case .badName(let name):
      BilingualText(
        japanese: "「\(name.shortened)」は名前に使えません。小文字の a〜z、数字、- で書いてください",
        english: "“\(name.shortened)” can’t be a name; use lowercase letters, digits and hyphens")
    case .repeatedName(let line):
      BilingualText(
        japanese: "\(line) 行目と同じ名前です。別の名前にしてください",
        english: "the name is already used on line \(line); choose another")
    case .tooManyLessons(let limit):
      BilingualText(
        japanese: "レッスンが \(limit)個より多くあります。いくつかのフォルダーに分けてください",
        english: "there are more than \(limit) lessons; put them into several folders")
    case .builtInName(let id):
      BilingualText(
        japanese: "「\(id)」は Study にもとからあるレッスンです。別の名前にしてください",
        english: "“\(id)” is one of Study’s own lessons; choose another name")
    case .builtInSubject(let name):
      BilingualText(
        japanese: "「\(name)」は Study にもとからある教科で、変えられません。別の名前にするか、行を消してください",
        english: "“\(name)” is one of Study’s own subjects, which can’t be changed; choose another "
          + "name, or delete the row")
    case .tooManyItems(let limit):
      BilingualText(
        japanese: "問題が全部で \(limit)問より多くあります。いくつかのフォルダーに分けてください",
        english: "there are more than \(limit) items in all; put them into several folders")
    case .grades(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」は学年の範囲ではありません。4-6 や 4-4 のように書いてください",
        english: "“\(cell.shortened)” is not a range of grades; "
          + "write 4-6, for example, or 4-4 for one grade")
    case .gradesOutside(let cell):
      BilingualText(
        japanese: "学年「\(cell.shortened)」は 1 から 9 の外です。小学校は 1〜6、中学校は 7〜9 です",
        english: "the grades \(cell.shortened) are not within 1 to 9; "
          + "elementary school is 1 to 6, junior high school 7 to 9")
    case .gradesReversed(let cell):
      BilingualText(
        japanese: "学年「\(cell.shortened)」は逆です。小さい方を先に書いてください",
        english: "the grades \(cell.shortened) are in the wrong order; write the lower one first")
    case .noCount(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」は問題の数ではありません。1 以上の整数を書いてください",
        english: "“\(cell.shortened)” is not a number of items; write a whole number of 1 or more")
    case .wrongCount(let count, let right):
      BilingualText(
        japanese: "問題は \(count)問でなく \(right)問です。\(right) と書いてください",
        english: "the lesson has \(right) \(right == 1 ? "item" : "items"), not \(count); "
          + "write \(right)")
    case .unknownForm(let word):
      BilingualText(
        japanese: "「\(word.shortened)」という答え方はありません。choice か typed、または両方を書いてください",
        english: "there is no form “\(word.shortened)”; write choice, typed, or both")
    case .repeatedForm(let word):
      BilingualText(
        japanese: "「\(word)」が二つあります。一つにしてください",
        english: "“\(word)” appears twice; write it once")
    }
  }
}

/// A problem with a row's reference to another table.
enum ReferenceProblem: LessonProblem {
  case fileElsewhere(String), fileNotTable(String, meant: String?)
  case fileMissing(String, meant: String?)
  case rows(String), noRowsChosen(String)
  case noColumn(String, file: String, known: [String]), fixedPrompt(String), notComputed(String)
  case lostPlus(String, String, asked: String)
  case answerAsked(String), wordInPrompt(String, known: [String])

  var text: BilingualText {
    switch self {
    case .fileElsewhere(let name):
      BilingualText(
        japanese: "「\(name.shortened)」は別のフォルダーにあります。lessons.tsv と同じフォルダーに置いてください",
        english: "“\(name.shortened)” is in another folder; put it next to lessons.tsv")
    case .fileNotTable(let name, nil):
      BilingualText(
        japanese: "「\(name.shortened)」は問題の表ではありません。rivers.tsv のような名前にしてください",
        english: "“\(name.shortened)” can’t be the name of a table; use one like rivers.tsv")
    case .fileNotTable(let name, let meant?):
      BilingualText(
        japanese: "「\(name.shortened)」は問題の表ではありません。\(meant.shortened) と書いてください",
        english: "“\(name.shortened)” can’t be the name of a table; "
          + "did you mean \(meant.shortened)?")
    case .fileMissing(let name, let meant?):
      BilingualText(
        japanese: "「\(name.shortened)」はありません。\(meant.shortened) と書いてください",
        english: "there is no “\(name.shortened)” next to lessons.tsv; did you mean "
          + "\(meant.shortened)?")
    case .fileMissing(let name, nil):
      BilingualText(
        japanese: "「\(name.shortened)」が lessons.tsv のそばにありません。置くか、名前を直してください",
        english:
          "there is no “\(name.shortened)” next to lessons.tsv; add the file or correct the name")
    case .rows(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」は行の選び方になりません。all、列の名前、level=easy のように書いてください",
        english:
          "“\(cell.shortened)” does not select rows; write all, a column, or a column and values "
          + "like level=easy")
    case .noRowsChosen(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」に合う行がありません。値を確かめてください",
        english: "no row matches “\(cell.shortened)”; check the values")
    case .noColumn(let name, let file, let known):
      BilingualText(
        japanese: "\(file) に列「\(name.shortened)」はありません。あるのは \(known.joined(separator: ", ")) です",
        english: "\(file) has no column “\(name.shortened)”; "
          + "its columns are \(known.joined(separator: ", "))")
    case .fixedPrompt(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」に列の名前がありません。問う列の名前を書いてください",
        english: "“\(cell.shortened)” contains no column name; write the column to ask about")
    case .wordInPrompt(let name, let known):
      BilingualText(
        japanese:
          "問いの小文字の語は列の名前です。「\(name.shortened)」はありません。あるのは \(known.joined(separator: ", ")) です。"
          + "英語の文は、それだけの列に書いてください",
        english:
          "lowercase words of a prompt name columns, and there is no “\(name.shortened)”, only "
          + "\(known.joined(separator: ", ")); put an English sentence into a column of its own")
    case .answerAsked(let name):
      BilingualText(
        japanese: "問いに、答えの列「\(name.shortened)」が入っています。別の列を問うか、答えを別の列にしてください",
        english: "the prompt shows the column “\(name.shortened)”, which is the answer; ask about "
          + "another column, or name another answer")
    case .notComputed(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」は計算できません。表のファイルを file に書いてください",
        english: "“\(cell.shortened)” can’t be computed; name a table in the file column")
    case .lostPlus(let first, let second, let asked):
      BilingualText(
        japanese: "「\(first)+\(second)」は「\(asked)」と聞きます。たし算なら全角で \(first)＋\(second)、"
          + "空白だけなら「\(first) \(second)」と書いてください",
        english: "“\(first)+\(second)” asks “\(asked)”; write \(first)＋\(second), with the "
          + "full-width sign, for a sum, or “\(first) \(second)” for a space")
    }
  }
}
