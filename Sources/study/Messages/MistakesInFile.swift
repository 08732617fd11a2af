import ScreenStack
import StudyCatalog

/// An error that consists of mistakes in a file that the user has written.
protocol MistakesInFile: Error {
  /// A complaint for each mistake.
  var complaints: [LineComplaint] { get }
}

extension Error {
  /// The messages for the user: one for each mistake in a file, or one for any other error.
  var messages: [BilingualText] {
    if let error = self as? any MistakesInFile { return error.complaints.map(\.message) }
    return [(self as? any Complaint)?.message ?? BilingualText("\(self)")]
  }
}

/// A mistake in a line of a file.
struct LineComplaint: Complaint {
  let file: String
  /// The line number, from 1.
  let line: Int
  /// The problem and its remedy.
  let problem: BilingualText

  var message: BilingualText {
    BilingualText(
      japanese: "\(file):\(line): \(problem.japanese)",
      english: "\(file):\(line): \(problem.english)")
  }
}

/// A problem in a line, with a Japanese description in addition to the library's.
protocol TranslatedProblem {
  var japanese: String { get }
}

extension SettingFileError: MistakesInFile where Problem: TranslatedProblem {
  var complaints: [LineComplaint] {
    mistakes.map {
      let problem = BilingualText(japanese: $0.problem.japanese, english: "\($0.problem)")
      return LineComplaint(file: file, line: $0.line, problem: problem)
    }
  }
}

extension KeyRemappingProblem: TranslatedProblem {
  var japanese: String {
    switch self {
    case .noKey: "割り当てがありません。「down = n」のように書いてください"
    case .unknownKey(let key): "「\(key)」というキーはありません。d、ctrl+n、f5、pgdn のように書いてください"
    case .repeated(let name, let line): "「\(name)」は \(line) 行目にもあります。一行にまとめてください"
    case .unknownName(let name, let known):
      "「\(name)」はありません。あるのは \(known.joined(separator: ", ")) です"
    case .unsent(let key, let other):
      "「\(key)」を押すと、端末は「\(other)」を送ります。別のキーにしてください"
    case .keysForModes(let name, let count):
      "「\(name)」には、モードの順に \(count) つのキーを書いてください"
    case .severalKeys(let name): "「\(name)」のキーは一つだけです。ほかを外してください"
    case .taken(let key, let other, let isFixed):
      "「\(key)」は「\(other)」のキーです。別のキーにするか、"
        + (isFixed ? "この行を外してください" : "「\(other)」を別のキーにしてください")
    case .typesText(let key): "「\(key)」はここでは文字です。ctrl+ を付けてください"
    case .usedByControls(let key): "「\(key)」は左右の移動か部品の操作に使います。別のキーにしてください"
    case .usedByFields(let key): "「\(key)」は文字の欄が使います。別のキーにしてください"
    }
  }
}

extension ThemeFileProblem: TranslatedProblem {
  var japanese: String {
    switch self {
    case .noLook: "色がありません。「accent = 75 bold」のように書いてください"
    case .unknownRole(let name, let known):
      "「\(name)」はありません。あるのは \(known.joined(separator: ", ")) です"
    case .unknownBase(let name, let known):
      "「\(name)」という色づかいはありません。あるのは \(known.joined(separator: ", ")) です"
    case .repeated(let name, let line): "「\(name)」は \(line) 行目にもあります。どちらかを外してください"
    case .unknownWord(let word):
      "「\(word)」は色ではありません。1 から 255 の数、#5fafff、red などの名前か、"
        + "bold、dim、underline、reverse、plain を書いてください"
    case .repeatedColor(let word):
      "「\(word)」は二つ目の色です。外すか、前に background を書いてください"
    case .repeatedBackground: "background が二つあります。どちらかを外してください"
    case .noBackground: "background のあとに色がありません。「background 236」のように書いてください"
    }
  }
}
