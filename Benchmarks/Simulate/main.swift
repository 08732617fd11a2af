// Prints what a year of learning costs and brings, as the average of ten learners, for FSRS-6 at several
// retentions and for two simpler ways. `make simulate` runs it.
let schedules: [any Schedule] =
  [0.80, 0.85, 0.90, 0.95, 0.97].map(FSRSSchedule.init)
  + [SM2Schedule()] + [0, 10, 20, 40].map(WrongOnesSchedule.init)
print("| schedule | answers | right when due | remembered of 1,000 | busiest day |")
print("| --- | --- | --- | --- | --- |")
for schedule in schedules {
  let year = YearResult.average((0..<10).map { Year.result(schedule, seed: $0) })
  let share = (year.rightWhenDue * 1000).rounded() / 10
  print(
    "| \(schedule.name) | \(Int(year.answers)) | \(share) % | \(Int(year.remembered)) | \(Int(year.busiest)) |"
  )
}
