import ScreenStack

enum TourRoute: RouteValue {
  case start
  case stop(Int)
}

struct Start: Screen<TourRoute> {
  var log = "no tour yet"

  var title: String { "Start" }
  var body: some View<Self> {
    Text(log)
    Row("Show stop 3").onSelect { _, context in
      let transition = context.push([.stop(1), .stop(2), .stop(3)])
      context.task("log") {
        await transition.outcome
      } then: { start, outcome in
        start.log = "the tour ended its way there as \(outcome.get())"
      }
    }
  }
}

struct Stop: Screen<TourRoute> {
  let number: Int

  var title: String { "Stop \(number)" }
  var body: some View<Self> {
    Row("Back to the start").onSelect { _, context in context.popToRoot() }
  }
}

let app = App(root: TourRoute.start) { route in
  switch route {
  case .start: Start()
  case .stop(let number): Stop(number: number)
  }
}
app.run()
