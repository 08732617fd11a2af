import Files
import ScreenStack
import StudyCatalog
import TerminalUI

extension KeyRemapping {
  /// The largest file of keys, in bytes.
  private static var largestFile: Int { 100_000 }

  /// Reads the keys that the person has chosen. Without a file in the usual place, there are none.
  ///
  /// - Throws: ``KeyRemappingError`` for lines that can't be read, `FileError` for a file that can't.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) throws {
    self.init()
    guard let path = invocation.keysFile ?? environment.keysFile else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(reading: path).bytes(limit: Self.largestFile)
    } catch {
      if invocation.keysFile == nil, error.isAbsence { return }
      throw error
    }
    self = try KeyRemapping(parsing: String(decoding: bytes, as: UTF8.self), file: path)
  }
}

/// A mistake in a line of the file of keys.
struct KeysFileComplaint: Complaint {
  let file: String
  let mistake: KeyRemappingError.Mistake

  var message: BilingualText {
    BilingualText(
      japanese: "\(file):\(mistake.line): \(mistake.problem.japanese)",
      english: "\(file):\(mistake.line): \(mistake.problem)")
  }
}

extension KeyRemappingError {
  /// A complaint for each mistake.
  var complaints: [KeysFileComplaint] {
    mistakes.map { KeysFileComplaint(file: file, mistake: $0) }
  }
}

extension KeyRemappingProblem {
  fileprivate var japanese: String {
    switch self {
    case .noKey: "割り当てがありません。「down = n」のように書いてください"
    case .unknownKey(let key): "「\(key)」というキーはありません。d、ctrl+n、f5、pgdn のように書いてください"
    case .repeated(let name, let line): "「\(name)」は \(line) 行目にもあります。一行にまとめてください"
    case .unknownName(let name, let known):
      "「\(name)」はありません。あるのは \(known.joined(separator: ", ")) です"
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
