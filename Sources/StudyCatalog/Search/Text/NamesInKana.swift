/// Names of places that are written in kana, with the kanji that people type for them: 津軽 for つがる.
enum NamesInKana {
  /// Returns a text that begins with such kanji with the kana of the name instead; `nil` for any
  /// other text.
  static func name(for scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let first = scalars.first, first.value >= 0x3400 else { return nil }
    return names[first]?.first { scalars.starts(with: $0.kanji) }
      .map { $0.kana + scalars.dropFirst($0.kanji.count) }
  }

  /// The names by their first kanji, all in normal form.
  private static let names = Dictionary(
    grouping: """
      埼玉=さいたま 津軽=つがる 筑波=つくば 霞ヶ浦=かすみがうら 霞が浦=かすみがうら 磐城=いわき 陸奥=むつ 仁賀保=にかほ \
      常陸那珂=ひたちなか 富士見野=ふじみ野 夷隅=いすみ 秋留野=あきる野 芦原=あわら 河北=かほく 員弁=いなべ 龍野=たつの \
      讃岐=さぬき 満濃=まんのう 浮羽=うきは 奥入瀬=おいらせ 襟裳=えりも 瀬棚=せたな 鵡川=むかわ 伊野=いの 周参見=すさみ \
      薩摩=さつま 南薩摩=南さつま 水上=みなかみ 大飯=おおい 三養基=みやき 海老野=えびの 南淡路=南あわじ 新日高=新ひだか \
      葛城=かつらぎ
      """
      .split(separator: " ").map { pair in
        let names = pair.split(separator: "=").map { SearchText($0).scalars }
        return (kanji: names[0], kana: names[1])
      }
  ) { $0.kanji[0] }
}
