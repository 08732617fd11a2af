public import Navigation
public import StudyCatalog

/// What a person is asked to find a place for.
public struct PlaceRequest: Hashable, Codable, Sendable {
  /// The question of a lesson that the place answers, which every picker keeps in sight; `nil` when
  /// the person says where they live.
  public let question: BilingualText?

  /// Where the place goes.
  public let slot: ReturnSlot<PlaceCode>

  /// Asks for a place.
  public init(question: BilingualText? = nil, slot: ReturnSlot<PlaceCode>) {
    self.question = question
    self.slot = slot
  }

  /// Whether a designated city leads on to its wards: where people live, but not in a lesson, where the
  /// city is the answer.
  var wantsWards: Bool { question == nil }
}
