import SpacedRepetition

// Prints the answers that a year of learning takes and the items it leaves remembered, averaged
// over ten learners: for FSRS-6 at several retention rates and for two simpler schedules, then for
// learners who forget faster or more slowly, with the standard parameters and with those fitted to
// a year of their own. At last, how many answers the simplest schedule takes to leave as many items
// remembered as FSRS-6 at 0.9. `make simulate` runs it.

func averageYear(_ schedule: any Schedule) -> YearResult {
  .average((0..<10).map { Year.result(schedule, seed: $0) })
}

func printYears(_ name: String, _ year: (UInt64) -> YearResult) {
  let year = YearResult.average((0..<10).map(year))
  let share = (year.rightWhenDue * 1000).rounded() / 10
  print(
    "| \(name) | \(Int(year.answers)) | \(share) % | \(Int(year.remembered)) | \(Int(year.busiest)) |"
  )
}

let schedules: [any Schedule] =
  [0.80, 0.85, 0.90, 0.95, 0.97].map { FSRSSchedule(retention: $0) }
  + [SM2Schedule()] + [0, 10, 20, 40].map(WrongOnesSchedule.init)
print("| schedule | answers | right when due | remembered of 1,000 | busiest day |")
print("| --- | --- | --- | --- | --- |")
for schedule in schedules {
  printYears(schedule.name) { Year.result(schedule, seed: $0) }
}
for (name, learner) in [("weak", FSRSParameters.weak), ("strong", .strong)] {
  let standard = FSRSSchedule(retention: 0.9)
  printYears("FSRS-6 at 0.9, \(name) memory") {
    Year.result(standard, seed: $0, learner: learner)
  }
  let past = Year.result(standard, seed: 99, learner: learner)
  let own = ParameterFit(past.histories).fitted() ?? .standard
  printYears("the same with own parameters") {
    Year.result(FSRSSchedule(retention: 0.9, parameters: own), seed: $0, learner: learner)
  }
}

let goal = averageYear(FSRSSchedule(retention: 0.9))
for others in 20...100 {
  let schedule = WrongOnesSchedule(extraCount: others)
  let year = averageYear(schedule)
  guard year.remembered >= goal.remembered else { continue }
  let more = ((year.answers / goal.answers - 1) * 1000).rounded() / 10
  print(
    "\nAs many are remembered with \(schedule.name): \(Int(year.answers)) answers, \(more) % more.")
  break
}
