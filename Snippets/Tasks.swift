import ScreenStack

enum WeatherRoute: RouteValue {
  case weather
}

struct Weather: Screen<WeatherRoute> {
  var temperature: Int?
  var wind: Int?
  var problem = ""

  var title: String { "Weather" }
  var body: some View<Self> {
    if let temperature, let wind {
      Text("\(temperature) °C, wind \(wind) m/s")
    } else if problem.isEmpty {
      Loading("Loading...")
    } else {
      Text(problem)
      Row("Try again").onSelect { weather, context in weather.start(in: context) }
    }
  }

  mutating func start(in context: Context<Self>) {
    problem = ""
    context.task("load") {
      async let temperature = fetchTemperature()
      async let wind = fetchWind()
      return try await (temperature, wind)
    } then: { weather, result in
      switch result {
      case .success(let values): (weather.temperature, weather.wind) = values
      case .failure(let error): weather.problem = "\(error)"
      }
    }
  }
}

func fetchTemperature() async throws -> Int { 21 }
func fetchWind() async throws -> Int { 3 }

let app = App(root: WeatherRoute.weather) { route in
  switch route {
  case .weather: Weather()
  }
}
app.run()

/// A screen that does not wait forever.
struct Forecast: Screen {
  typealias Route = WeatherRoute

  var temperature: Int?

  var title: String { "Forecast" }
  var body: some View<Self> { Text(temperature.map { "\($0) °C" } ?? "unknown") }

  mutating func start(in context: Context<Self>) {
    let queue = context.queue
    context.task("download") {
      try await withThrowingTaskGroup { group in
        group.addTask { try await queue.outside { try await fetchTemperature() } }
        group.addTask {
          try await queue.sleep(for: .seconds(5))
          throw TooLate()
        }
        defer { group.cancelAll() }
        return try await group.next()
      }
    } then: { weather, result in
      weather.temperature = try? result.get()
    }
  }
}

struct TooLate: Error {}

/// A note that is saved before its screen is left.
struct Note: Screen {
  typealias Route = WeatherRoute

  var text = ""
  var problem = ""

  var title: String { "Note" }
  var body: some View<Self> {
    TextField("Note", \.text)
    Row("Save").onSelect { note, context in
      context.task("save") { [text = note.text] in
        try await upload(text)
      } then: { note, result, context in
        switch result {
        case .success: context.pop()
        case .failure(let error): note.problem = "\(error)"
        }
      }
    }
    Text(problem)
  }
}

func upload(_ text: String) async throws {}

/// A screen that shows how far its work is.
struct Album: Screen {
  typealias Route = WeatherRoute

  var photos = ["sea", "hills", "town"]
  var sentCount = 0

  var title: String { "Album" }
  var body: some View<Self> {
    ProgressBar("Sent", sentCount, of: photos.count)
    Row("Send").onSelect { album, context in
      context.task("send", reporting: Int.self) { [photos = album.photos] report in
        for (index, photo) in photos.enumerated() {
          try await upload(photo)
          await report(index + 1)
        }
      } progress: { album, count in
        album.sentCount = count
      } then: { _, result, context in
        switch result {
        case .success: context.notify("All sent")
        case .failure(let error): context.notify("Not all was sent: \(error)")
        }
      }
    }
  }
}
