import ScreenStack

/// Takes letters, slowly, and sends none of them anywhere.
enum PostOffice {
  /// How long it takes to deliver a letter.
  static let time = Duration.seconds(2)

  static func deliver(_ draft: Draft, on queue: WorkQueue) async throws {
    try await queue.sleep(for: time)
    for address in [draft.to, draft.copy] where address.hasSuffix(".invalid") {
      throw DeliveryError.unknownHost(address)
    }
  }
}

/// Why a letter can't be delivered.
enum DeliveryError: Error, CustomStringConvertible {
  case unknownHost(String)

  var description: String {
    switch self {
    case .unknownHost(let address): "nobody takes letters for \(address)"
    }
  }
}

/// An address of mail.
enum Address {
  /// Says what is wrong with an address, or `nil`.
  static func complaint(_ text: String) -> String? {
    guard !text.isEmpty else { return "to whom?" }
    guard !text.contains(" ") else { return "no blanks, please" }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "one @, please" }
    guard !parts[0].isEmpty else { return "no name before the @" }
    return parts[1].split(separator: ".").count > 1 ? nil : "no host like example.org"
  }
}
