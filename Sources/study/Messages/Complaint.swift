import StudyCatalog

/// An error that a person reads on the command line, in the language of the program.
///
/// A message says what is wrong and what to do, in one line without a full stop at its end.
protocol Complaint: Error {
  /// What the person reads.
  var message: BilingualText { get }
}

extension StateError: Complaint {}
