extension Duration {
  /// The number of whole units in the duration; a rest is left out. Dividing durations gives a
  /// floating-point number, which can be just below the whole one.
  ///
  /// - Precondition: The unit is not zero.
  package func count(of unit: Duration) -> Int { Int(attoseconds / unit.attoseconds) }
}
