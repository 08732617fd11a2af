extension String {
  /// The Latin letters after the last kana of the text, in lowercase and narrow: what an input
  /// method shows of a kana that is not complete, as in わかやまけn; `nil` if the text does not end so.
  var unfinishedKana: String? {
    let scalars = SearchText(self).scalars
    let letters = scalars.reversed().prefix { ("a"..."z").contains($0) }.reversed()
    guard !letters.isEmpty, scalars.dropLast(letters.count).last?.isKana ?? false else {
      return nil
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// The text with ん in place of an n at its end; `nil` if it has none. An input method leaves such
  /// an n until it knows that no vowel follows.
  var finishingN: String? {
    unfinishedKana == "n" ? String(withoutSpaces.dropLast()) + "ん" : nil
  }
}
