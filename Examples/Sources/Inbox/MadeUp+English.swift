extension Vocabulary {
  static let english = Vocabulary(
    people: people, subjects: subjects, sentences: sentences, separator: " ", greeting: "Hello,",
    farewell: "Yours,", wrote: " wrote:", me: "Me")

  private static var people: [Person] {
    let given = [
      "Anna", "Bert", "Clara", "David", "Elena", "Finn", "Greta", "Hugo", "Ines", "Jonas", "Karin",
      "Leo", "Mona", "Nils", "Olga", "Paul",
    ]
    let family = [
      "Abel", "Brandt", "Castro", "Dahl", "Engel", "Fischer", "Grant", "Holm", "Ito", "Jensen",
      "Klein", "Lopez", "Moreau", "Novak", "Ortiz", "Petrov",
    ]
    return given.flatMap { given in
      family.map { family in
        Person(
          name: "\(given) \(family)",
          address: "\(given).\(family)@example.org".lowercased())
      }
    }
  }

  private static var subjects: [String] {
    let kinds = [
      "Minutes of", "A question about", "The bill for", "Photos of", "Change of plan:",
      "Thank you for", "Reminder:", "Notes on", "Invitation to", "First draft of", "Feedback on",
      "Tickets for",
    ]
    let topics = [
      "the spring concert", "the new kitchen", "the boat trip", "our reading group",
      "the garden party", "the train to Lisbon", "the school choir", "the winter sale",
      "the chess evening", "the old bridge", "the harbour walk", "the film festival",
      "the budget for May", "the house on the hill", "the cooking class", "the lost umbrella",
    ]
    return kinds.flatMap { kind in topics.map { "\(kind) \($0)" } }
  }

  private static var sentences: [String] {
    [
      "I hope that this finds you well.", "The weather has been better than anyone promised.",
      "We should talk about it before the end of the week.",
      "Most of it is ready, but two pieces are still missing.",
      "Could you have a look at the list and cross out what you don't need?",
      "The others have agreed already.", "It took longer than we thought, as usual.",
      "My neighbor can lend us a van, if we bring it back with a full tank.",
      "I have put the details on the table by the door.", "Let me know what you think.",
      "If Tuesday is too early, any evening after that is fine.",
      "There is nothing to pay until the end of the month.",
      "Somebody found an umbrella, and it might be yours.", "I would rather do it properly.",
      "Please don't tell the children yet; it is meant to be a surprise.",
      "The music starts at eight, and the doors close a quarter of an hour before.",
    ]
  }
}
