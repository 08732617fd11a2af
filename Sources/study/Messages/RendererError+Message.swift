import StudyCatalog
import TerminalCore

extension RendererError: Complaint {
  var message: BilingualText { BilingualText(japanese: japanese, english: description) }

  private var japanese: String {
    switch self {
    case .noTerminal: "標準入力と標準出力は端末でなければなりません。リダイレクトせず、端末で実行してください"
    case .unknownTerminal(let name):
      "端末「\(name)」には描けません。TERM を `infocmp` の知っているものにしてください"
    case .incapableTerminal(let name):
      "端末「\(name)」はカーソルを動かせません。TERM を xterm-256color のような動かせるものにしてください"
    case .noUnicodeLocale:
      "漢字には UTF-8 のロケールが要ります。LC_ALL を `locale -a` にあるもの（C.UTF-8 など）にしてください"
    case .fileSizeLimited:
      "ファイルの大きさの制限が小さすぎて画面を描けません。`ulimit -f unlimited` のあとで実行してください"
    case .callFailed(let call): "端末が \(call) を受けつけません。別の端末でためしてください"
    case .hungUp: "端末がなくなりました"
    }
  }
}
