/// The statuses with which the program ends.
enum ExitStatus {
  /// All went well.
  static let fine: Int32 = 0
  /// A script's expectation did not hold.
  static let checkFailed: Int32 = 1
  /// The program was used in a way that can't work.
  static let wrongUse: Int32 = 2
  /// Something that was to be kept could not be written.
  static let notSaved: Int32 = 3
}
