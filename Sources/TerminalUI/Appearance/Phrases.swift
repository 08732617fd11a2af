public import TerminalCore

/// The library's own texts in one language, as used in dialogs, hints, the list of keys, and the
/// inspector.
///
/// A new value is in English. Replace the phrases that you have in your language, then pass the
/// result to ``App/setPhrases(_:for:)``.
public struct Phrases: Sendable {
  /// The commands, in the hints and in the list of keys.
  public var keys = Keys()

  /// The library's own dialogs.
  public var dialogs = Dialogs()

  /// The inspector.
  public var inspector = Inspector()

  /// The limit of a field that is nearly full, given in characters.
  public var fieldLimit: @Sendable (_ characters: Int) -> String = { "\($0) at most" }

  /// The message that an editor has no more room, given its limit in bytes.
  public var editorLimit: @Sendable (_ bytes: Int) -> String = {
    "The text is full: \($0) bytes at most."
  }

  /// The message to somebody who types a text where there is no field.
  public var noField = "Nothing can be typed here."

  /// The request to enlarge the window, given the smallest sufficient size.
  public var windowTooSmall: @Sendable (_ smallest: Size) -> String = {
    "enlarge to \($0.columns)x\($0.rows)"
  }

  /// The label of the greatest of several numbers.
  public var greatest: @Sendable (_ number: String) -> String = { "max \($0)" }

  /// What line mode reads in place of the box of a ``Toggle``, given whether it is on.
  public var toggled: @Sendable (_ isOn: Bool) -> String = { $0 ? "on" : "off" }

  /// What line mode reads after the option of a ``Picker`` on one line, given its number and how
  /// many options there are.
  public var option: @Sendable (_ number: Int, _ count: Int) -> String = { "(\($0) of \($1))" }

  /// What line mode reads after the number of a ``Stepper``, given the least and the greatest one.
  public var range: @Sendable (_ least: Int, _ greatest: Int) -> String = { "(\($0) to \($1))" }

  /// What line mode reads after a disabled control or row.
  public var disabled = "(not available)"

  /// What line mode reads in place of the placeholder of an empty field.
  public var placeholder: @Sendable (_ text: String) -> String = { "(\($0))" }

  /// Creates the English phrases.
  public init() {}
}

extension Phrases {
  /// The names of the key commands.
  public struct Keys: Sendable {
    /// The heading of the list of keys.
    public var heading = "Keys"
    /// Moves the focus up by a row.
    public var up = "move up"
    /// Moves the focus down by a row.
    public var down = "move down"
    /// Moves the focus to the left, on a map or in a grid.
    public var left = "move left"
    /// Moves the focus to the right, on a map or in a grid.
    public var right = "move right"
    /// Moves the focus up by a page.
    public var pageUp = "page up"
    /// Moves the focus down by a page.
    public var pageDown = "page down"
    /// Moves the focus to the first row.
    public var first = "to the top"
    /// Moves the focus to the last row.
    public var last = "to the end"
    /// Moves the focus to the next list or control.
    public var next = "next part"
    /// Moves the focus to the previous list or control.
    public var previous = "previous part"
    /// Sorts a table by the next of its orders.
    public var nextOrder = "next order"
    /// Sorts a table by the previous of its orders.
    public var previousOrder = "previous order"
    /// Chooses the focused row.
    public var open = "open"
    /// Presses the focused button.
    public var press = "press"
    /// Changes the value of the focused control by pressing it.
    public var change = "change"
    /// Chooses among the options of the focused control.
    public var chooseOption = "choose"
    /// Moves from the focused text field to the next control.
    public var goToNextField = "next"
    /// Changes the value of the focused control.
    public var adjust = "change the value"
    /// Submits the text of an answer field.
    public var submit = "submit"
    /// Moves the cursor of a field by a word.
    public var moveByWord = "move by a word"
    /// Moves the cursor of a field to one of its ends.
    public var moveToEnds = "to the start, the end"
    /// Deletes the word before the cursor.
    public var deleteWord = "delete the word"
    /// Deletes the whole text of a field.
    public var deleteAll = "delete everything"
    /// Deletes what is before the cursor in a paragraph.
    public var deleteToStart = "delete to the start"
    /// Deletes what is after the cursor in a field or a paragraph.
    public var deleteToEnd = "delete to the end"
    /// Undoes the last edit of a text of several lines.
    public var undo = "undo"
    /// Redoes the edit that was undone.
    public var redo = "redo"
    /// Chooses the row with the number of the key.
    public var choose = "choose that row"
    /// Goes back one step.
    public var back = "back"
    /// Empties the field of a screen, before going back.
    public var clear = "clear"
    /// Goes back to the first mode, given its title.
    public var backToMode: @Sendable (_ title: String) -> String = { "to \($0)" }
    /// Goes back where nothing is left to go back to, which asks whether to quit.
    public var askToQuit = "quit?"
    /// Shows a mode by its number.
    public var mode = "modes"
    /// Shows the next mode.
    public var nextMode = "next mode"
    /// Shows the previous mode.
    public var previousMode = "previous mode"
    /// Shows the list of keys.
    public var help = "help"
    /// Quits the program.
    public var quit = "quit"
    /// Redraws the whole terminal.
    public var redraw = "redraw"
    /// Stops the process until the shell continues it.
    public var suspend = "suspend"
    /// Leaves the mouse to the terminal until the next key.
    public var releaseMouse = "select text"
    /// Moves the keyboard to the next of the screens side by side.
    public var nextPane = "next part"
    /// Shows the screens of the path as cards.
    public var deck = "open screens"
    /// The heading of these cards.
    public var deckHeading = "Open screens"
    /// Closes what lies over the screens.
    public var close = "close"
    /// Scrolls what lies over the screens.
    public var scroll = "scroll"
    /// Scrolls to the focused row or control, which is out of sight.
    public var scrollToFocus = "to the row"
    /// The hint while the terminal has the mouse.
    public var mouseIsReleased = "The mouse selects text; a key ends it."
    /// Opens the inspector.
    public var inspect = "inspect"
  }

  /// The questions that the library asks, and the choices in its dialogs.
  public struct Dialogs: Sendable {
    /// The question whether to quit.
    public var quitQuestion = "Quit?"
    /// The choice to quit.
    public var quit = "Quit"
    /// The choice to stay in the program or on the screen.
    public var stay = "Stay"
    /// The choice to leave a screen that asked first.
    public var leave = "Leave"
    /// The choice to quit although a screen asked first.
    public var leaveAndQuit = "Leave and quit"
    /// The choice to close a message.
    public var close = "Close"
    /// The choice to accept the typed text.
    public var accept = "OK"
    /// The choice to give no answer.
    public var cancel = "Cancel"
  }

  /// The words of the inspector. Entries are named by their numbers, such as `#3`.
  public struct Inspector: Sendable {
    /// The heading of the inspector.
    public var heading = "Inspector"
    /// The hint for the key that gives the inspector the keyboard.
    public var focusHint = "F12 use"
    /// The hints for the inspector's keys while it has the keyboard.
    public var keyHints = "F12 close  Left earlier  p events"
    /// The hints for the inspector's keys while it shows the past.
    public var pastHints = "Left earlier  Right later  Esc now"
    /// Goes back to an earlier moment.
    public var earlier = "earlier"
    /// Goes forward to a later moment.
    public var later = "later"
    /// Returns to the present.
    public var now = "now"
    /// Saves what was typed as a key script.
    public var save = "save"
    /// The session is saved in a file.
    public var saved: @Sendable (_ file: String) -> String = { "saved as \($0)" }
    /// The session can't be saved, for a reason in English.
    public var notSaved: @Sendable (_ reason: String) -> String = { "not saved: \($0)" }
    /// The session is too long to be saved by the inspector.
    public var tooLongToSave = "too long to save: start with --record FILE instead"
    /// The heading of the path.
    public var path = "Path"
    /// The heading of transitions, questions, requests, and tasks in progress.
    public var underWay = "Under way"
    /// The heading of output printed to standard output and standard error.
    public var printed = "Printed"
    /// The heading of the log.
    public var log = "Log"

    /// A transition from one entry to another.
    public var transition: @Sendable (_ from: String, _ to: String, _ direction: String) -> String =
      {
        "\($0) to \($1), \($2)"
      }
    /// A swipe from one entry to another.
    public var swipe: @Sendable (_ from: String, _ to: String) -> String = {
      "a swipe from \($0) to \($1)"
    }
    /// An entry that asks whether it may be left.
    public var leaveQuestion: @Sendable (_ entry: String) -> String = {
      "\($0) asks before leaving"
    }
    /// An entry that waits for an answer from another one.
    public var request: @Sendable (_ owner: String, _ answer: String, _ asked: String) -> String = {
      "\($0) waits for \($1) from \($2)"
    }
    /// A running task.
    public var task: @Sendable (_ name: String) -> String = { "the task \($0)" }
    /// A task that is still running after it was cancelled.
    public var cancelledTask: @Sendable (_ name: String) -> String = { "the task \($0), cancelled" }
  }
}

extension Phrases {
  /// The Japanese phrases.
  public static let japanese: Phrases = {
    var phrases = Phrases()
    phrases.keys = .japanese
    phrases.dialogs = .japanese
    phrases.inspector = .japanese
    phrases.fieldLimit = { "\($0)字まで" }
    phrases.editorLimit = { "これ以上は入りません（\($0)バイトまで）。" }
    phrases.noField = "ここには文字を入れられません。"
    phrases.greatest = { "最大 \($0)" }
    phrases.toggled = { $0 ? "オン" : "オフ" }
    phrases.option = { "（\($1)のうち\($0)番目）" }
    phrases.range = { "（\($0)〜\($1)）" }
    phrases.disabled = "（使えません）"
    phrases.placeholder = { "（\($0)）" }
    phrases.windowTooSmall = { "\($0.columns)×\($0.rows) 以上に広げてください" }
    return phrases
  }()
}

extension Phrases.Keys {
  fileprivate static let japanese = Self(
    heading: "キーの一覧", up: "上へ", down: "下へ", left: "左へ", right: "右へ",
    pageUp: "1ページ上へ", pageDown: "1ページ下へ", first: "先頭へ", last: "末尾へ", next: "次の欄へ", previous: "前の欄へ",
    nextOrder: "次の並べ方", previousOrder: "前の並べ方", open: "開く", press: "押す", change: "変える",
    chooseOption: "選ぶ", goToNextField: "次へ", adjust: "値を変える", submit: "決定",
    moveByWord: "前後の単語へ", moveToEnds: "最初へ、最後へ", deleteWord: "前の単語を消す", deleteAll: "すべて消す",
    deleteToStart: "最初まで消す", deleteToEnd: "最後まで消す", undo: "元に戻す", redo: "やり直す",
    choose: "その行を選ぶ",
    back: "戻る", clear: "消す", backToMode: { "「\($0)」へ" }, askToQuit: "終了？", mode: "モード",
    nextMode: "次のモード",
    previousMode: "前のモード",
    help: "ヘルプ", quit: "終了",
    redraw: "画面を描き直す", suspend: "一時停止",
    releaseMouse: "マウスで文字を選ぶ", nextPane: "となりの画面",
    deck: "開いている画面", deckHeading: "開いている画面", close: "閉じる", scroll: "スクロール",
    scrollToFocus: "選んだ行へ",
    mouseIsReleased: "マウスで文字を選べます（キーで戻る）",
    inspect: "内部を見る")
}

extension Phrases.Dialogs {
  fileprivate static let japanese = Self(
    quitQuestion: "終了しますか？", quit: "終了する", stay: "つづける", leave: "やめる",
    leaveAndQuit: "やめて終了する", close: "閉じる", accept: "決定", cancel: "キャンセル")
}

extension Phrases.Inspector {
  fileprivate static let japanese = Self(
    heading: "インスペクター", focusHint: "F12 操作",
    keyHints: "F12 閉じる  ← 前の時点  p イベント",
    pastHints: "← 前の時点  → 次の時点  Esc 現在", earlier: "前の時点", later: "次の時点", now: "現在",
    save: "保存", saved: { "\($0) に保存しました" }, notSaved: { "保存できません：\($0)" },
    tooLongToSave: "長すぎて保存できません。--record FILE をつけて起動してください", path: "パス",
    underWay: "進行中", printed: "出力",
    log: "ログ",
    transition: { "\($0) から \($1) へ、\($2)" }, swipe: { "\($0) から \($1) へのスワイプ" },
    leaveQuestion: { "\($0) が離れる前に質問中" }, request: { "\($0) が \($2) の \($1) を待機中" },
    task: { "タスク \($0)" }, cancelledTask: { "タスク \($0)、取り消し済み" })
}
