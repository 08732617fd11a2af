package import StudyCatalog
import TerminalCore
package import TerminalUI

extension Language {
  /// The languages that Study supports.
  package static let ofStudy: [Language] = [.japanese, .english]

  /// Finds a language of Study by its tag; `nil` if Study doesn't support it.
  package init?(ofStudy tag: String) {
    guard let language = Self.ofStudy.first(where: { $0.rawValue == tag }) else { return nil }
    self = language
  }

  /// Picks one of two texts: the Japanese one, with readings if they are on, or in every other
  /// language the English one.
  package func callAsFunction(_ japanese: String, _ english: String) -> String {
    hasReadings ? BilingualText(japanese).annotated : plain(japanese, english)
  }

  /// Picks the text for this language, with readings if they are on.
  package func callAsFunction(_ text: BilingualText) -> String {
    hasReadings ? text.annotated : plain(text)
  }
}

// MARK: - Numbers

extension Language {
  /// A number of questions, as a label: 1,250問, 1 question.
  func questions(_ count: Int) -> String {
    label("\(count.grouped)問", count == 1 ? "1 question" : "\(count.grouped) questions")
  }
}

// MARK: - Readings

extension Language {
  /// Japanese with readings for kanji: sentences show them in brackets, and labels show kana
  /// instead of kanji.
  package static let japaneseWithReadings: Language = "ja-x-furigana"

  /// Whether kanji have readings.
  var hasReadings: Bool { self == .japaneseWithReadings }

  /// Picks one of two texts, without readings, for a name that is shown beside its reading.
  func plain(_ japanese: String, _ english: String) -> String {
    isJapanese ? japanese : english
  }

  private var isJapanese: Bool { self == .japanese || hasReadings }

  /// The name of a place, without readings. It takes less time than to pick one from its title.
  func name(of place: Place) -> String { isJapanese ? place.name : place.english }

  /// The name of a place, with readings if they are on.
  func callAsFunction(_ place: Place) -> String {
    hasReadings ? place.title.annotated : name(of: place)
  }

  /// A colon between a word and what it announces.
  var colon: String { plain("：", ": ") }

  /// Picks a text, without readings, for a name that is shown beside its reading.
  func plain(_ text: BilingualText) -> String { plain(text.japanese, text.english) }

  /// Picks one of two texts for a label or the title of a screen. They have no room for brackets,
  /// so kana replace the kanji if readings are on.
  func label(_ japanese: String, _ english: String) -> String {
    hasReadings ? BilingualText(japanese).inKana : plain(japanese, english)
  }

  /// Picks one of two texts for a longer label, the Japanese one given in its words: kana alone
  /// have spaces between them, as in schoolbooks.
  func label(_ words: [String], _ english: String) -> String {
    hasReadings
      ? words.map { BilingualText($0).inKana }.asOne(separatedBy: " ")
      : plain(words.asOne(), english)
  }

  /// Picks the text of a label or a title.
  func label(_ text: BilingualText) -> String { hasReadings ? text.inKana : plain(text) }
}

extension Phrases {
  /// The library's phrases for Japanese with readings: those that learners encounter are in kana.
  static var japaneseWithReadings: Phrases {
    var phrases = Phrases.japanese
    phrases.keys = .japaneseInKana
    phrases.dialogs = .japaneseInKana
    phrases.fieldLimit = { "\($0)じまで" }
    phrases.noField = "ここに もじは いれられません。"
    phrases.greatest = { "さいだい \($0)" }
    phrases.option = { "（\($1)の うち \($0)ばんめ）" }
    phrases.windowTooSmall = { "\($0.columns)×\($0.rows) いじょうに ひろげてください" }
    return phrases
  }
}

extension Phrases.Keys {
  fileprivate static var japaneseInKana: Self {
    var keys = Phrases.japanese.keys
    (keys.heading, keys.help) = ("キーの いちらん", "ヘルプ")
    (keys.up, keys.down, keys.first, keys.last) = ("うえへ", "したへ", "さいしょへ", "さいごへ")
    (keys.left, keys.right, keys.askToQuit) = ("ひだりへ", "みぎへ", "おわる？")
    (keys.pageUp, keys.pageDown) = ("1ページ うえへ", "1ページ したへ")
    (keys.next, keys.previous, keys.nextPane) = ("つぎの らんへ", "まえの らんへ", "となりの がめん")
    (keys.nextOrder, keys.previousOrder) = ("つぎの ならべかた", "まえの ならべかた")
    (keys.nextMode, keys.previousMode) = ("つぎの モード", "まえの モード")
    (keys.open, keys.submit, keys.choose) = ("ひらく", "きめる", "その ぎょうを えらぶ")
    (keys.press, keys.change) = ("おす", "かえる")
    (keys.chooseOption, keys.goToNextField) = ("えらぶ", "つぎへ")
    keys.adjust = "あたいを かえる"
    (keys.moveByWord, keys.moveToEnds) = ("まえや うしろの ことばへ", "さいしょへ、さいごへ")
    (keys.deleteWord, keys.deleteAll) = ("まえの ことばを けす", "ぜんぶ けす")
    (keys.deleteToStart, keys.deleteToEnd) = ("さいしょまで けす", "さいごまで けす")
    (keys.undo, keys.redo) = ("もとに もどす", "やりなおす")
    (keys.deck, keys.deckHeading, keys.close) = ("ひらいている がめん", "ひらいている がめん", "とじる")
    (keys.back, keys.clear, keys.scrollToFocus) = ("もどる", "けす", "えらんだ ぎょうへ")
    (keys.quit, keys.suspend) = ("おわる", "ちょっと とめる")
    (keys.redraw, keys.inspect) = ("がめんを かきなおす", "なかみを みる")
    (keys.releaseMouse, keys.mouseIsReleased) = ("マウスで もじを えらぶ", "マウスで もじを えらべます（キーで もどる）")
    return keys
  }
}

extension Phrases.Dialogs {
  fileprivate static var japaneseInKana: Self {
    var dialogs = Phrases.japanese.dialogs
    (dialogs.quitQuestion, dialogs.quit, dialogs.stay) = ("おわりますか？", "おわる", "つづける")
    (dialogs.leaveAndQuit, dialogs.close, dialogs.accept) = ("やめて おわる", "とじる", "きめる")
    return dialogs
  }
}

extension Dialog<Void> {
  /// Creates a dialog that only says something.
  init(_ message: String, in language: Language) {
    self.init(message, close: language.label("閉じる", "Close"))
  }
}

/// How the rows of a list show the readings of their titles: in brackets where all have room, and
/// otherwise on a line below.
struct TitleReadings {
  private let language: Language
  private let areInline: Bool

  /// Chooses between the two.
  ///
  /// - Parameters:
  ///   - titles: The titles of all rows.
  ///   - room: The cells for a title beside the bar and the details of a row.
  ///   - language: The language.
  init(of titles: some Sequence<BilingualText>, in room: Int, _ language: Language) {
    self.language = language
    areInline = language.hasReadings && titles.allSatisfy { language($0).displayWidth <= room }
  }

  /// The text of the row of a title.
  func text(of title: BilingualText) -> String {
    areInline ? language(title) : language.plain(title)
  }

  /// The row of a title, with what doesn't stand in its text.
  func complete<Owner>(_ row: Row<Owner>, of title: BilingualText) -> Row<Owner> {
    areInline ? row : row.reading(of: title, in: language)
  }
}

extension Row {
  /// Shows the reading of a title on a line below it if readings are on. The line is empty if the
  /// title needs none, because the rows of a list are equally high.
  consuming func reading(of title: BilingualText, in language: Language) -> Self {
    guard language.hasReadings else { return self }
    return subtitle(title.inKana == language.plain(title) ? "" : title.inKana)
  }
}
