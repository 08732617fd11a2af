// The standard library compares texts in this form, but offers it only so.
@_spi(_Unicode) internal import Swift

extension String {
  /// The text in the composed form of Unicode (NFC), in which equal texts have equal bytes, as
  /// SQLite compares them: か and ゛ in two scalars, as a Mac may write them, become が in one.
  var composed: String {
    guard !isSurelyComposed else { return self }
    var composed = ""
    composed.unicodeScalars.append(contentsOf: _nfc)
    return composed
  }

  /// Whether the bytes of the text are those of its composed form.
  var isComposed: Bool { isSurelyComposed || utf8.elementsEqual(composed.utf8) }

  /// Whether the text has only the usual scalars, all of which are the same in the composed form,
  /// whatever is around them.
  private var isSurelyComposed: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x3001...0x3029, 0x3030...0x3098, 0x309B...0x30FF, 0x4E00...0x9FFF,
        0xFF01...0xFF9F:
        true
      default: false
      }
    }
  }
}
