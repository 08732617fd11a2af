import Testing

/// Answers in tables of one's own: the answer, its reading, more answers to accept, and what is
/// right and wrong when typed.
let writtenAnswers: [WrittenAnswer] = [
  // Marks at the ends are typed or not.
  WrittenAnswer(
    "How are you?", right: ["How are you?", "how are you", "How are you"], wrong: ["how"]),
  WrittenAnswer("Hello!", right: ["Hello!", "hello", "「Hello!」"]),
  WrittenAnswer("Good morning.", right: ["Good morning.", "good morning"]),
  WrittenAnswer("f(x)", right: ["f(x)", "ｆ（ｘ）"], wrong: ["x"]),
  WrittenAnswer("NaCl（食塩）", right: ["NaCl（食塩）", "NaCl"], wrong: ["食塩"]),
  // What is in brackets is typed or not, where it is a word, in a word, or in Japanese.
  WrittenAnswer("(to) go", right: ["(to) go", "to go", "go"], wrong: ["to"]),
  WrittenAnswer("go (away)", right: ["go (away)", "go away", "go"], wrong: ["away"]),
  WrittenAnswer("colo(u)r", right: ["colour", "color", "colo(u)r"], wrong: ["colo", "colr"]),
  WrittenAnswer("dog(s)", right: ["dog", "dogs", "dog(s)"], wrong: ["do", "s"]),
  WrittenAnswer("box(es)", right: ["box", "boxes"], wrong: ["boxs"]),
  WrittenAnswer("(un)happy", right: ["happy", "unhappy"], wrong: ["un"]),
  WrittenAnswer("f(s)", right: ["f(s)"], wrong: ["f", "s"]),
  WrittenAnswer("sin(x)", right: ["sin(x)"], wrong: ["sin"]),
  WrittenAnswer("(私は)行く", right: ["(私は)行く", "私は行く", "行く"], wrong: ["私は"]),
  WrittenAnswer("食べる【たべる】", right: ["食べる", "食べる【たべる】"], wrong: ["食"]),
  WrittenAnswer("2(x+1)", right: ["2(x+1)", "２（ｘ＋１）"], wrong: ["2", "2x+1"]),
  WrittenAnswer("(a) b (c", right: ["(a) b (c"], wrong: ["b"]),
  WrittenAnswer("「雪国」", right: ["「雪国」", "雪国"], wrong: ["雪"]),
  WrittenAnswer("=", right: ["=", "＝"], wrong: ["+"]),
  WrittenAnswer("¿Cómo estás?", right: ["¿Cómo estás?", "cómo estás"]),
  WrittenAnswer("Cómo estás", right: ["¿Cómo estás?", "¡cómo estás!"]),
  WrittenAnswer("«Le Monde»", right: ["«Le Monde»", "le monde", "„Le Monde“"], wrong: ["monde"]),
  WrittenAnswer("et cetera…", right: ["et cetera", "et cetera..."]),
  WrittenAnswer("雪国", right: ["〈雪国〉", "《雪国》", "【雪国】", "〔雪国〕", "［雪国］"]),
  // Input methods write two signs for ~, and two for ¥.
  WrittenAnswer("〜ながら", right: ["〜ながら", "～ながら", "~ながら", "ながら"], wrong: ["なが"]),
  WrittenAnswer("〜", right: ["〜", "～", "~"], wrong: ["-"]),
  WrittenAnswer("第3〜5回", right: ["第3〜5回", "第3～5回", "第3~5回"], wrong: ["第35回"]),
  WrittenAnswer("¥100", right: ["¥100", "￥100"], wrong: ["1000"]),
  // A sign that isn't before a number is a part of the answer.
  WrittenAnswer("A+", right: ["A+", "a+", "Ａ＋", "「A+」"], wrong: ["A", "A-", "A++"]),
  WrittenAnswer("A-", right: ["A-", "a−"], wrong: ["A+", "+A"]),
  WrittenAnswer("C++", right: ["C++", "c＋＋"], wrong: ["C", "C+", "C#"]),
  WrittenAnswer("+極", right: ["+極", "＋極"], wrong: ["極", "-極"]),
  WrittenAnswer("極", right: ["極", "=極"], wrong: ["+極"]),
  // Those of ions can be typed, and count.
  WrittenAnswer("Na⁺", right: ["Na⁺", "Na+", "na＋"], wrong: ["Na", "Na-"]),
  WrittenAnswer("Cl⁻", right: ["Cl⁻", "Cl-", "cl−", "Cl－", "Clー"], wrong: ["Cl", "Cl+"]),
  WrittenAnswer("Cl", right: ["Cl", "cl"], wrong: ["Cl⁻"]),
  WrittenAnswer(
    "SO₄²⁻", right: ["SO₄²⁻", "SO42-", "so42−", "SO4^2-", "SO4^2－"],
    wrong: ["SO42", "SO4", "SO42+", "SO4^2+", "SO4^2"]),
  WrittenAnswer("(NH₄)₂SO₄", right: ["(NH₄)₂SO₄", "(NH4)2SO4"], wrong: ["NH4SO4"]),
  WrittenAnswer("銀", also: "Ag!", right: ["Ag!", "ag", "銀。"]),
  // A word that begins with a kanji numeral isn't a number.
  WrittenAnswer("四国", kana: "しこく", right: ["四国", "しこく", "shikoku"], wrong: ["4", "四", "4国"]),
  WrittenAnswer("千葉県", kana: "ちばけん", right: ["ちばけん", "千葉県"], wrong: ["1000", "千"]),
  WrittenAnswer("二酸化炭素", kana: "にさんかたんそ", right: ["にさんかたんそ"], wrong: ["2"]),
  WrittenAnswer("銀", also: "c d", right: ["c", "d"], wrong: ["c d"]),
  WrittenAnswer("銀", also: "a b; c  d；", right: ["a b", "c d"], wrong: ["a", "c", "ab;cd"]),
  WrittenAnswer("千利休", also: "せんのりきゅう", right: ["せんのりきゅう"], wrong: ["千"]),
  WrittenAnswer("〇", kana: "まる", also: "○", right: ["〇", "○", "まる"], wrong: ["0", "×"]),
  // Nor is a text that goes on after its number with more than a unit.
  WrittenAnswer(
    "12 Angry Men", right: ["12 Angry Men", "12 angry men", "twelve angry men"],
    wrong: ["12", "13 angry men"]),
  WrittenAnswer("101 Dalmatians", right: ["101 dalmatians"], wrong: ["101"]),
  WrittenAnswer("7th Avenue", right: ["7th avenue"], wrong: ["7", "5th avenue"]),
  WrittenAnswer(
    "1984年の小説", right: ["1984年の小説", "千九百八十四年の小説"], wrong: ["1984", "1985年の小説"]),
  WrittenAnswer("3びきのこぶた", right: ["3びきのこぶた", "三びきのこぶた"], wrong: ["3", "三"]),
  WrittenAnswer("2x", right: ["2x", "２ｘ", "2 x"], wrong: ["2", "3x", "x"]),
  WrittenAnswer("-4x", right: ["-4x", "−4x"], wrong: ["-4", "4x"]),
  WrittenAnswer("2a", right: ["2a"], wrong: ["2"]),
  WrittenAnswer("3C", right: ["3C"], wrong: ["3"]),
  WrittenAnswer("4s", right: ["4s"], wrong: ["4"]),
  WrittenAnswer("3π", right: ["3π"], wrong: ["3", "2π"]),
  WrittenAnswer("5G", right: ["5G", "5g"], wrong: ["5"]),
  WrittenAnswer("8 legs", right: ["8 legs", "8", "eight legs", "八"], wrong: ["6", "8 arms"]),
  WrittenAnswer("8 días", right: ["8 días", "8"], wrong: ["6", "días"]),
  WrittenAnswer("9.8 m/s²", right: ["9.8 m/s²", "9.8", "9.8 m/s2", "9.8m/s^2"], wrong: ["98"]),
  WrittenAnswer("0.5 mol/L", right: ["0.5 mol/L", "0.5"], wrong: ["0.5 mol", "5"]),
  WrittenAnswer("10 N", right: ["10 N", "10", "10 newtons"], wrong: ["10 J"]),
  WrittenAnswer("16 MB", right: ["16 MB", "16", "16メガバイト"], wrong: ["16 GB"]),
  // Nor are brackets a part of the unit.
  WrittenAnswer("1192年（鎌倉幕府）", right: ["1192年（鎌倉幕府）", "1192", "1192年"], wrong: ["1185"]),
  WrittenAnswer(
    "8848 m (Everest)", right: ["8848 m (Everest)", "8848", "8848 m"], wrong: ["8848 km"]),
  WrittenAnswer("100 (percent)", right: ["100 (percent)", "百", "100 percent"], wrong: ["10"]),
  WrittenAnswer("3びきのこぶた（童話）", right: ["三びきのこぶた", "三びきのこぶた（童話）"], wrong: ["3"]),
  WrittenAnswer("20世紀", right: ["20世紀", "20", "二十世紀"], wrong: ["19", "20年"]),
  WrittenAnswer("1066 AD", right: ["1066 AD", "1066"], wrong: ["1066 BC"]),
  WrittenAnswer("5画", right: ["5画", "5", "五"], wrong: ["6"]),
  // A unit may be written out.
  WrittenAnswer("5%", right: ["5%", "5", "5 percent", "5パーセント", "５％"], wrong: ["5度"]),
  WrittenAnswer("20°", right: ["20°", "20度", "20 degrees"], wrong: ["20%", "20m"]),
  WrittenAnswer(
    "20℃", right: ["20℃", "20度", "20 degrees", "20C", "20°C"], wrong: ["20°F", "20m"]),
  WrittenAnswer("100円", right: ["100円", "100", "100えん", "100 yen"], wrong: ["100ドル"]),
  WrittenAnswer("5枚", right: ["5枚", "5まい", "五枚"], wrong: ["5本"]),
  WrittenAnswer("2倍", right: ["2倍", "2ばい", "two times"], wrong: ["2回目"]),
  WrittenAnswer("3キロ", right: ["3キロ", "3km", "3kg", "3"], wrong: ["3m"]),
  // A number has readings and other writings too.
  WrittenAnswer("3月", kana: "さんがつ", right: ["3月", "三月", "3", "さんがつ"], wrong: ["4月", "さん"]),
  WrittenAnswer("100cm", also: "1m", right: ["100cm", "100", "1m", "1 m"], wrong: ["1", "10cm"]),
  // Signs and decimal points count.
  WrittenAnswer(
    "1.5km", right: ["1.5km", "1.5", "１．５ km", "1.50", "1。5"], wrong: ["15km", "15", "1.5m"]),
  WrittenAnswer("-5℃", right: ["-5℃", "−5", "－５℃", "ー5"], wrong: ["5℃", "5", "-50"]),
  WrittenAnswer("−0.5", right: ["-0.5", "-.5", "−0.50"], wrong: ["0.5", "-5", "05"]),
  WrittenAnswer("5", right: ["5", "5.", "+5"], wrong: ["-5", ".5", "0.5", "5.0", "―5"]),
  WrittenAnswer(".5", right: [".5", "0.5", "．５", "0.50"], wrong: ["5", "-.5", "1.5"]),
  WrittenAnswer("1 1/2", right: ["1 1/2", "１　１/２", "1  1/2", "1½"], wrong: ["11/2", "1.1/2"]),
  // Input methods offer signs for numbers, units and eras.
  WrittenAnswer("6画", right: ["⑥", "⑥画", "Ⅵ", "ⅵ画"], wrong: ["⑤", "Ⅴ", "ⅥⅠ", "⑯"]),
  WrittenAnswer("⑥", right: ["⑥", "6", "６"], wrong: ["⑤", "5"]),
  WrittenAnswer("36", right: ["㊱", "③⑥"], wrong: ["㊲", "⑥"]),
  WrittenAnswer("1/2", right: ["½", "１／２", "1⁄2"], wrong: ["⅓", "12"]),
  WrittenAnswer("¾", right: ["¾", "3/4"], wrong: ["34", "¼"]),
  WrittenAnswer("World War II", right: ["World War Ⅱ", "world war ii"], wrong: ["World War Ⅰ"]),
  WrittenAnswer("3月", right: ["㋂", "③月", "Ⅲ月"], wrong: ["㋃"]),
  WrittenAnswer("平成元年", right: ["㍻元年"], wrong: ["㍼元年"]),
  WrittenAnswer("5 km", right: ["5㌔㍍", "⑤㎞", "5㌔"], wrong: ["5㍍", "5㍄"]),
  WrittenAnswer("7 mm²", right: ["7㎟"], wrong: ["7㎠"]),
  WrittenAnswer("3 μm", right: ["3 µm"], wrong: ["3 mm"]),
  WrittenAnswer("約1 000人", right: ["約1000人", "約1 000人", "約1,000人"], wrong: ["約10 00人"]),
  WrittenAnswer("3.5%", right: ["3.5%", "3.5"], wrong: ["35%", "35", "3"]),
  WrittenAnswer("3-0", right: ["3-0", "3－0", "3 - 0"], wrong: ["30", "3"]),
  WrittenAnswer("1868-1912", right: ["1868-1912", "1868–1912"], wrong: ["18681912", "1868"]),
  WrittenAnswer("1.5万", right: ["1.5万"], wrong: ["1.5", "15万", "15"]),
  WrittenAnswer("約1,000人", right: ["約1000人", "約1,000人"], wrong: ["約1.000人", "約1,00,0人"]),
  // Few keyboards have the signs of units and powers.
  WrittenAnswer(
    "1km²", right: ["1km²", "1", "1km2", "1 km^2", "1㎢"], wrong: ["1km", "12", "1m²"]),
  WrittenAnswer("50㎡", right: ["50㎡", "50", "50m²", "50m2", "五十㎡"], wrong: ["50m", "502"]),
  WrittenAnswer("36.5℃", right: ["36.5℃", "36.5", "36.5°C", "36.5 ℃"], wrong: ["36.5F", "36"]),
  WrittenAnswer("H₂O", right: ["H₂O", "H2O", "h2o"], wrong: ["HO", "H20", "H3O"]),
  WrittenAnswer("C₆H₁₂O₆", right: ["C₆H₁₂O₆", "C6H12O6"], wrong: ["C6H12O", "C6H21O6"]),
  WrittenAnswer("x²", right: ["x²", "x2", "x^2"], wrong: ["x", "x^3", "x3", "2x"]),
  WrittenAnswer("10²", right: ["10²"], wrong: ["102", "10^2", "10", "10³"]),
  WrittenAnswer("2³×5", right: ["2³×5"], wrong: ["23×5", "2"]),
  WrittenAnswer("A-1", right: ["A-1", "a1", "A 1"], wrong: ["1"]),
  // Latin letters as an input method takes them.
  WrittenAnswer("を", right: ["wo", "o"]), WrittenAnswer("お", right: ["o"], wrong: ["wo"]),
  WrittenAnswer("ほんをよむ", right: ["honwoyomu", "hon wo yomu", "honoyomu"]),
  WrittenAnswer("ディズニー", right: ["dhizuni-", "dexizuni-", "dizunii"], wrong: ["dezuni-"]),
  WrittenAnswer("パーティー", right: ["pa-thi-", "paathii", "pa-texi-"], wrong: ["pa-te-"]),
  WrittenAnswer("ツァー", right: ["tsaa", "tsa-", "tuxa-"], wrong: ["saa"]),
  WrittenAnswer("トゥ", right: ["twu", "toxu"], wrong: ["to"]),
  WrittenAnswer("かっぱ", right: ["kaxtupa", "kaltupa", "kappa"], wrong: ["katupo"]),
  WrittenAnswer("ウィンク", right: ["winku", "whinku", "uxinku", "winnku"], wrong: ["anku"]),
  WrittenAnswer("クォーター", right: ["qo-ta-", "kuxo-ta-", "kwo-ta-"], wrong: ["ka-ta-"]),
  WrittenAnswer("はっちゃん", right: ["hacchan", "hatchan", "haltutyan"], wrong: ["hachakun"]),
  // Most write バ for ヴァ.
  WrittenAnswer("ベートーヴェン", right: ["ベートーヴェン", "ベートーベン", "べーとーべん"], wrong: ["ベートーヘン"]),
  WrittenAnswer("ヴァイオリン", right: ["baiorin", "vaiorin", "バイオリン"], wrong: ["haiorin"]),
  WrittenAnswer("レビュー", right: ["レヴュー", "レビュー"], wrong: ["レヒュー"]),
  WrittenAnswer("インタヴュー", right: ["インタビュー", "intabyu-", "intavyu-"], wrong: ["インタブー"]),
  WrittenAnswer("バイオリン", right: ["ヴァイオリン", "バイオリン"], wrong: ["ハイオリン"]),
  // In a lesson about kanji, the old form is another one.
  WrittenAnswer("坂", right: ["坂"], wrong: ["阪"]),
  WrittenAnswer("之", right: ["之"], wrong: ["の"]),
  WrittenAnswer("坂", also: "阪", right: ["阪"]),
]

/// An answer in a table of one's own.
struct WrittenAnswer: CustomTestStringConvertible {
  let answer: String
  let kana: String
  let also: String
  let right: [String]
  let wrong: [String]

  var testDescription: String { answer }

  init(
    _ answer: String, kana: String = "", also: String = "", right: [String], wrong: [String] = []
  ) {
    (self.answer, self.kana, self.also) = (answer, kana, also)
    (self.right, self.wrong) = (right, wrong)
  }

  /// The row of a table that asks for the answer.
  var row: QuestionRow {
    QuestionRow(
      "q|a|a_kana|also", "問|\(answer)|\(kana)|\(also)", asks: "q", for: "a", ("問", "問"),
      (answer, answer), right: right, wrong: wrong)
  }
}
