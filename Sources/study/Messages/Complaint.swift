import Files
import Glibc
import Records
import StudyCatalog
import TerminalCore

/// An error reported on the command line, in the language of the program.
///
/// A message says what is wrong and what to do, on one line without a final period.
protocol Complaint: Error {
  /// The message for the user.
  var message: BilingualText { get }
}

extension StateError: Complaint {}
extension RecordsError: Complaint {}

extension FileError: Complaint {
  var message: BilingualText {
    switch (action, reason) {
    case (.write, .system(EEXIST)):
      return BilingualText(
        japanese: "「\(path)」はすでにあります。別の名前にするか、--force で書きかえてください",
        english: "“\(path)” already exists; give another name, or use --force to replace it")
    case (.write, .inUse):
      return BilingualText(
        japanese: "「\(path)」は、この実行で、ほかの目的に使うファイルです。別の名前にしてください",
        english: "“\(path)” is already used for something else in this run; give another name")
    case (.write, .changed):
      return BilingualText(
        japanese: "「\(path)」はそのあいだに書きかえられたので、そのままにしました。もう一度実行してください",
        english: "“\(path)” has changed in the meantime and was left as it is; try again")
    case (.write, .kind(.pipe)):
      return BilingualText(
        japanese: "「\(path)」はパイプで、読み手がいません。先に読み手を始めてください",
        english: "“\(path)” is a pipe that nobody reads; start its reader first")
    case (.read, .kind(let kind)):
      return BilingualText(
        japanese: "「\(path)」は読めません（\(BilingualText(reason).japanese)）。ふつうのファイルを指定してください",
        english: "cannot read “\(path)” (it is \(kind)); give a regular file")
    case (.read, .notUTF8), (.read, .tooLarge):
      let reason = BilingualText(reason)
      return BilingualText(
        japanese: "「\(path)」を読めません（\(reason.japanese)）。ファイルの中身を確かめてください",
        english: "cannot read “\(path)” (\(reason.english)); check what is in it")
    case (.read, _):
      let reason = BilingualText(reason)
      return BilingualText(
        japanese: "「\(path)」を読めません（\(reason.japanese)）。名前と権限を確かめてください",
        english: "cannot read “\(path)” (\(reason.english)); check its name and permissions")
    case (.write, _):
      let reason = BilingualText(reason)
      return BilingualText(
        japanese: "「\(path)」に書けません（\(reason.japanese)）。\(remedy.japanese)",
        english: "cannot write “\(path)” (\(reason.english)); \(remedy.english)")
    }
  }

  /// What to do about a file that can't be written.
  private var remedy: BilingualText {
    switch code {
    case ENOSPC, EDQUOT, EFBIG:
      BilingualText(japanese: "空きを作るか、別の場所にしてください", english: "free some space, or write elsewhere")
    case EPERM:
      // In a folder such as /tmp, nobody replaces the file of another; some files nobody can
      // change.
      BilingualText(
        japanese: "ここでは守られています。自分のフォルダーを使ってください",
        english: "it is protected there; use a folder of your own")
    default:
      BilingualText(
        japanese: "フォルダーと権限を確かめてください", english: "check its folder and permissions")
    }
  }
}

extension RendererError: Complaint {
  var message: BilingualText { BilingualText(japanese: japanese, english: description) }

  private var japanese: String {
    switch self {
    case .noTerminal: "標準入力と標準出力は端末でなければなりません。リダイレクトせず、端末で実行してください"
    case .unknownTerminal(name: ""):
      "TERM がありません。TERM を `infocmp` の知っている、この端末の名前にしてください"
    case .unknownTerminal(let name):
      "端末「\(name)」には描けません。TERM を `infocmp` の知っているものにしてください"
    case .incapableTerminal(let name):
      "端末「\(name)」はカーソルを動かせません。TERM を xterm-256color のような動かせるものにしてください"
    case .noUnicodeLocale:
      "漢字には UTF-8 のロケールが必要です。LC_ALL を `locale -a` にあるもの（C.UTF-8 など）にしてください"
    case .fileSizeLimited:
      "ファイルの大きさの制限が小さすぎて画面を描けません。`ulimit -f unlimited` のあとで実行してください"
    case .tooManyOpenFiles:
      "開けるファイルの数が足りません。`ulimit -n 256` のあとで実行してください"
    case .callFailed(let call): "端末が \(call) を受けつけません。別の端末で試してください"
    case .hungUp: "端末がなくなりました"
    }
  }
}

/// A terminal that can't be drawn on, in a program that could do without.
struct PlainModeAdvice: Complaint {
  let error: RendererError

  var message: BilingualText {
    let message = error.message
    return BilingualText(
      japanese: message.japanese + "。--plain なら、一行ずつ書きます",
      english: message.english + ", or use --plain")
  }
}
