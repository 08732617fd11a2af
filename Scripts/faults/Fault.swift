/// The fault that is on, in a copy of the library that can go wrong.
public enum Fault {
  /// Its name in the table of faults; none for a library that is right.
  @TaskLocal public static var name: String?

  static func isOn(_ name: String) -> Bool { Self.name == name }
}
