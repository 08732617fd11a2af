/// The kana that an input method makes of Latin letters: を of `wo`, ディ of `dhi`, っ of `xtu`.
enum InputMethodKana {
  /// Returns the kana for what was typed; `nil` if letters are left over.
  static func kana(_ typed: String) -> SearchText? {
    let letters = Array(typed.halfWidth.lowercased().filter { !$0.isWhitespace })
    var (kana, place) = ("", 0)
    while place < letters.count {
      let (text, length) = step(letters[place...])
      guard length > 0 else { return nil }
      kana += text
      place += length
    }
    return SearchText(kana)
  }

  /// The kana with which some letters begin, and how many letters make them; 0 if none do.
  private static func step(_ letters: ArraySlice<Character>) -> (kana: String, length: Int) {
    for length in stride(from: min(4, letters.count), through: 1, by: -1) {
      if let kana = syllables[String(letters.prefix(length))] { return (kana, length) }
    }
    let (first, second) = (letters.first ?? " ", letters.dropFirst().first)
    guard first.isASCII, first.isLetter else { return ("", 0) }
    if first == "n" { return ("ん", 1) }
    return second == first || first == "t" && second == "c" ? ("っ", 1) : ("", 0)
  }

  private static let syllables: [String: String] = {
    var syllables = [
      "nn": "ん", "n'": "ん", "n’": "ん", "xn": "ん", "-": "ー",
      "ltu": "っ", "xtu": "っ", "ltsu": "っ", "xtsu": "っ", "lwa": "ゎ", "xwa": "ゎ",
    ]
    for row in rows {
      let cells = row.split(separator: " ").map(String.init)
      for (vowel, kana) in zip(["a", "i", "u", "e", "o"], cells.dropFirst()) {
        for consonants in cells[0].split(separator: ",") {
          syllables[(consonants == "*" ? "" : consonants) + vowel] = kana
        }
      }
    }
    return syllables
  }()

  /// The letters before a vowel, or `*` for none, and the kana of all five.
  private static let rows = """
    * あ い う え お
    k か き く け こ
    g が ぎ ぐ げ ご
    s さ し す せ そ
    z ざ じ ず ぜ ぞ
    t た ち つ て と
    d だ ぢ づ で ど
    n な に ぬ ね の
    h は ひ ふ へ ほ
    b ば び ぶ べ ぼ
    p ぱ ぴ ぷ ぺ ぽ
    m ま み む め も
    y や い ゆ いぇ よ
    r ら り る れ ろ
    w わ うぃ う うぇ を
    c か し く せ こ
    f,fw ふぁ ふぃ ふ ふぇ ふぉ
    v ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    j じゃ じ じゅ じぇ じょ
    q,kw くぁ くぃ く くぇ くぉ
    l,x ぁ ぃ ぅ ぇ ぉ
    ly,xy ゃ ぃ ゅ ぇ ょ
    ky きゃ きぃ きゅ きぇ きょ
    gy ぎゃ ぎぃ ぎゅ ぎぇ ぎょ
    sy しゃ しぃ しゅ しぇ しょ
    sh しゃ し しゅ しぇ しょ
    zy,jy じゃ じぃ じゅ じぇ じょ
    ty,cy ちゃ ちぃ ちゅ ちぇ ちょ
    ch ちゃ ち ちゅ ちぇ ちょ
    dy ぢゃ ぢぃ ぢゅ ぢぇ ぢょ
    ny にゃ にぃ にゅ にぇ にょ
    hy ひゃ ひぃ ひゅ ひぇ ひょ
    by びゃ びぃ びゅ びぇ びょ
    py ぴゃ ぴぃ ぴゅ ぴぇ ぴょ
    my みゃ みぃ みゅ みぇ みょ
    ry りゃ りぃ りゅ りぇ りょ
    fy ふゃ ふぃ ふゅ ふぇ ふょ
    vy ゔゃ ゔぃ ゔゅ ゔぇ ゔょ
    ts つぁ つぃ つ つぇ つぉ
    th てゃ てぃ てゅ てぇ てょ
    dh でゃ でぃ でゅ でぇ でょ
    tw とぁ とぃ とぅ とぇ とぉ
    dw どぁ どぃ どぅ どぇ どぉ
    wh うぁ うぃ う うぇ うぉ
    gw ぐぁ ぐぃ ぐぅ ぐぇ ぐぉ
    sw すぁ すぃ すぅ すぇ すぉ
    """.split(separator: "\n")
}

extension SearchText {
  /// Whether the text is kana with one that an input method needs other letters for than those that
  /// spell it: を, small ones, or ー.
  var needsInputMethod: Bool {
    scalars.contains { scalar in
      switch scalar {
      case "を", "ゔ", "ー", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ": true
      default: false
      }
    } && scalars.allSatisfy(\.isKana)
  }

  /// The kana with the vowel that each ー lengthens in its place: つぁあ for つぁー.
  var withVowelsForMarks: [Unicode.Scalar] {
    var kana: [Unicode.Scalar] = []
    for scalar in scalars {
      let vowel = scalar == "ー" ? kana.last.flatMap { Romaji.spelling([$0])?.last } : nil
      kana.append(vowel.flatMap { vowels[Unicode.Scalar($0)] } ?? scalar)
    }
    return kana
  }
}

private let vowels: [Unicode.Scalar: Unicode.Scalar] = [
  "a": "あ", "i": "い", "u": "う", "e": "え", "o": "お",
]
