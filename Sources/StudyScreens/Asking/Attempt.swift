import StudyCatalog

extension AskingScreen {
  /// What was entered for the current question and has not become its answer.
  struct Attempt {
    /// The typed text: an answer, or a search for a place.
    var typed = ""
    /// A typed answer that was nearly right, and what is wrong with it; the learner may try once
    /// more.
    var nearMiss: NearMiss?
    /// The typed text that was last not judged.
    var refused: Refused?
    /// The digits that were typed at choices that are numbers.
    var digits = ""
  }

  /// A typed answer that was nearly right.
  struct NearMiss {
    /// What was typed.
    let typed: String
    /// What is wrong with it.
    let slip: Slip
    /// When it was entered. Enter pressed twice enters it once.
    let time: Duration
    /// Whether it was entered again.
    var isRepeated = false
  }

  /// A typed text that was not judged.
  struct Refused {
    /// Why it wasn't.
    let refusal: Refusal
    /// Whether the one before was for the same reason, and wasn't repeated itself: line mode reads
    /// what has changed each time.
    var isRepeated = false
    /// Whether nothing was typed since.
    var isShown = true
  }
}
