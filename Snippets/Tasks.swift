import ScreenStack

enum WeatherRoute: Hashable, Codable, Sendable {
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
