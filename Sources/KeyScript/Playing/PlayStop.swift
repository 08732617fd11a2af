/// Why a performance ends early, on the way to its outcome.
enum PlayStop: Error {
  case failed(Mismatch)
  case objected(FrameFault)
  case wrong(ScriptError)
  case interrupted(PlayInterruption)
  case reached(line: Int)
}
