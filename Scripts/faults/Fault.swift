/// The fault that is turned on, in a copy of the library with deliberate faults.
public enum Fault {
  /// Its name in the table of faults; `nil` for the correct library.
  @TaskLocal public static var name: String?

  static func isOn(_ name: String) -> Bool { Self.name == name }
}
