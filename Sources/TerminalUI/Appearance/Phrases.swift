/// All texts of the library itself in one language.
struct Phrases {
  let language: Language

  var help: String { language("キーの一覧", "Keys") }
  var quitQuestion: String { language("終了しますか？", "Quit?") }
  var quit: String { language("終了する", "Quit") }
  var stay: String { language("続ける", "Stay") }
  var leave: String { language("やめる", "Leave") }
  var submit: String { language("決定", "submit") }
  var close: String { language("閉じる", "Close") }
  var loading: String { language("読み込み中", "Loading") }
  var inspector: String { language("インスペクタ", "Inspector") }
  var inspectorFocus: String { language("F12 操作", "F12 use") }
  var inspectorKeys: String {
    language("F12 閉じる  p イベント  上下 スクロール", "F12 close  p events  Up Down scroll")
  }
  var path: String { language("パス", "Path") }
  var underWay: String { language("進行中", "Under way") }
  var log: String { language("記録", "Log") }

  func fieldLimit(_ characters: Int) -> String {
    language("\(characters)字まで", "\(characters) at most")
  }

  func tooSmall(_ columns: Int, _ rows: Int) -> String {
    language("\(columns)×\(rows) 以上に広げてください", "enlarge to \(columns)x\(rows)")
  }
}

// MARK: - The inspector's lines of work under way

extension Phrases {
  func transition(_ from: String, _ to: String, _ direction: String) -> String {
    language("\(from) から \(to) へ、\(direction)", "\(from) to \(to), \(direction)")
  }

  func swipe(_ from: String, _ to: String) -> String {
    language("\(from) から \(to) へのスワイプ", "a swipe from \(from) to \(to)")
  }

  func asksBeforeLeaving(_ entry: String) -> String {
    language("\(entry) が離れる前に質問中", "\(entry) asks before leaving")
  }

  func waits(_ owner: String, for answer: String, from asked: String) -> String {
    language(
      "\(owner) が \(asked) の \(answer) を待機中", "\(owner) waits for \(answer) from \(asked)")
  }

  func task(_ name: String, isCancelled: Bool) -> String {
    language(
      "タスク \(name)\(isCancelled ? "、取り消し済み" : "")",
      "the task \(name)\(isCancelled ? ", cancelled" : "")")
  }
}
