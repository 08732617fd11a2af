import ScreenStack

/// All texts of the program, in the language of the person who uses it.
final class Words {
  var language = Language.english

  /// One of two versions of a text.
  func callAsFunction(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

// MARK: - The trips

extension Words {
  var trips: String { self("Trips", "旅行") }
  var newTrip: String { self("New trip", "新しい旅行") }

  var noTrips: String { self("No trips yet.", "旅行はまだありません。") }

  /// A trip that has been booked, in one line.
  func line(for trip: Trip) -> String {
    let city = name(of: trip.city)
    return self(
      "\(city), \(nights(trip.nights)), \(trip.traveller)",
      "\(city)、\(nights(trip.nights))、\(trip.traveller)様")
  }

  func goodJourney(_ traveller: String) -> String {
    self("Have a good journey, \(traveller).", "\(traveller)様、よいご旅行を。")
  }

  func notBooked(_ reason: CancellationReason) -> String {
    reason == .change(.cancel)
      ? self("You cancelled: nothing was booked.", "予約手続きを中止しました。")
      : self("You went back: nothing was booked.", "予約せずに戻りました。")
  }
}

// MARK: - The steps

extension Words {
  /// Which of the three steps somebody is at.
  func step(_ number: Int) -> String { self("Step \(number) of 3", "ステップ \(number)/3") }

  var city: String { self("City", "都市") }
  var chosen: String { self("chosen", "選択中") }
  var summary: String { self("Summary", "予約内容") }

  var nights: String { self("Nights", "泊数") }
  var traveller: String { self("Traveller", "旅行者名") }
  var whoTravels: String { self("who travels?", "入力してください") }

  var next: String { self("Next", "次へ") }
  var book: String { self("Book", "予約する") }
  var cancel: String { self("Cancel", "キャンセル") }

  var throwAwayQuestion: String {
    self("The trip is not booked. Throw it away?", "まだ予約していません。入力した内容を破棄しますか？")
  }
  var booking: String { self("Booking", "予約しています") }
  var isBeingBooked: String { self("The trip is being booked.", "予約の手続き中です。") }

  func name(of city: City?) -> String {
    switch city {
    case .lisbon: self("Lisbon", "リスボン")
    case .oslo: self("Oslo", "オスロ")
    case .vienna: self("Vienna", "ウィーン")
    case nil: ""
    }
  }

  func nights(_ count: Int) -> String {
    self(count == 1 ? "1 night" : "\(count) nights", "\(count)泊")
  }

  func sentence(about trip: Trip) -> String {
    let city = name(of: trip.city)
    return self(
      "\(nights(trip.nights)) in \(city) for \(trip.traveller)",
      "\(city)に\(nights(trip.nights))、\(trip.traveller)様")
  }
}
