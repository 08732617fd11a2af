/// Substitutes for glyphs that some terminals draw two cells wide.
enum AmbiguousSubstitutes {
  /// Glyphs of ambiguous width, with one substitute for all of them, or one for each.
  private static let groups: [(ambiguous: String, narrow: String)] = [
    ("─━┄┅┈┉═‐–—―‾¯", "-"), ("│┃┆┇┊┋║‖∥∣", "|"), ("╱", "/"), ("╲", "\\"),
    ("┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛╒╓╔╕╖╗╘╙╚╛╜╝╭╮╯╰", "+"),
    ("├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻╞╟╠╡╢╣╤╥╦╧╨╩", "+"),
    ("┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╪╫╬±†‡", "+"), ("×Χχ╳", "x"),
    ("█▉▊▋▌▍▎▏▀▄▅▆▇▓▔▕", "▐"), ("▁▂▃", "_"), ("▒", "░"),
    ("■▣▤▥▦▧▨▩◆◈●★☆◐◑※•⊕⊙☉", "*"), ("□◇○◯°º", "o"), ("◎", "@"),
    ("▲△↑⇧∧⌒", "^"), ("▼▽↓∨", "v"), ("▶▷→⇒☞", "▸"), ("◀◁←☜", "◂"), ("↔⇔≡≒", "="),
    ("‘’´ˊ′", "'"), ("“”″¨˝", "\""), ("ˋ‵", "`"), ("·‧∙․‥…", "."), ("∴∵∶∷ː", ":"), ("¸", ","),
    ("≈∼∽˜", "~"), ("≦≤≪⊂", "<"), ("≧≥≫⊃", ">"), ("÷∕", "/"), ("‰", "%"), ("√", "v"),
    ("∑∫", "S"), ("℃", "C"), ("℉", "F"), ("№", "N"), ("™", "T"), ("Å", "A"), ("Ω", "O"),
    ("®", "R"), ("€", "E"), ("¡", "!"), ("¿", "?"), ("§", "S"), ("¶", "P"), ("ß", "s"), ("ł", "l"),
    ("₁₂₃₄²³¹⁴ⁿ", "12342314n"), ("①②③④⑤⑥⑦⑧⑨", "123456789"), ("❶❷❸❹❺❻❼❽❾", "123456789"),
    ("⑴⑵⑶⑷⑸⑹⑺⑻⑼", "123456789"), ("⓵⓶⓷⓸⓹⓺⓻⓼⓽", "123456789"),
    ("ⅠⅡⅢⅣⅤⅥⅦⅧⅨ", "123456789"), ("ⅰⅱⅲⅳⅴⅵⅶⅷⅸ", "123456789"),
    ("ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ("ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ", "abcdefghijklmnopqrstuvwxyz"),
    ("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΨΩ", "ABGDEZHTIKLMNXOPRSTYFPO"),
    ("αβγδεζηθικλμνξοπρστυφψω", "abgdezhtiklmnxoprstyfpo"),
    ("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯЁ", "ABVGDEZZIJKLMNOPRSTUFHCCSSEUAE"),
    ("абвгдежзийклмнопрстуфхцчшщыэюяё", "abvgdezzijklmnoprstufhccssyeuae"),
    ("àáāǎɑªæ", "a"), ("èéêēěǝ", "e"), ("ìíīǐı", "i"), ("òóōǒøœ", "o"), ("ùúūǔüǖǘǚǜ", "u"),
    ("đðńňŋħŧ", "ddnnnht"), ("ÆÐØŒ", "ADOO"),
  ]

  private static let narrow: [Unicode.Scalar: Unicode.Scalar] = {
    var narrow: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups {
      let substitutes = Array(group.narrow.unicodeScalars)
      for (index, scalar) in group.ambiguous.unicodeScalars.enumerated() {
        narrow[scalar] = substitutes[substitutes.count == 1 ? 0 : index]
      }
    }
    return narrow
  }()

  /// The substitute for an ambiguous scalar; `?` if nothing resembles it.
  static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar { narrow[scalar] ?? "?" }
}
