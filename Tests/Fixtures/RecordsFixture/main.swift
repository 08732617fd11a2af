import Glibc
import Records
import SpacedRepetition
import StudyCatalog

// A program for tests, which uses the records in a folder:
//
//   answer FOLDER NAME [COUNT]   answers so often, or for ever; prints the number of each answer
//                                that is kept
//   use FOLDER [LIMIT]           opens, reads and answers; prints how each went. It is nobody in
//                                particular, and writes files of at most LIMIT bytes
//   backUp FOLDER FILE LIMIT     copies the records, and is ended by the system when it writes a
//                                file of more than LIMIT bytes
//   fill FOLDER FILE LIMIT       the same, but is refused what is more
//   refill FOLDER FILE LIMIT     the same, replacing a file
//   copyDaily FOLDER DAY         answers and makes the copies of that day and every second one
//                                after it, for ever; prints the number of each day
let arguments = CommandLine.arguments
let card = CardID(lesson: LessonID(subject: SubjectID(rawValue: "test"), word: "kill"), item: "0")

/// Prints at once, since the reader may end this program.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = unsafe write(STDOUT_FILENO, bytes, bytes.count)
}

/// An answer with a number, which changes one of a hundred cards.
func answer(_ number: Int, by name: String) -> AnswerRecord {
  AnswerRecord(
    card: CardID(lesson: card.lesson, item: "\(number % 100)"), form: .typed,
    given: "\(name) \(number)", grade: number % 5 == 0 ? .again : .good, milliseconds: 2_000,
    time: LocalTime(milliseconds: 1_800_000_000_000 + number * 3_600_000, minutesEast: 540))
}

/// Gives up what a superuser may do beyond others, and sets the limit for files.
func restrict(limit: UInt?) {
  if geteuid() == 0 {
    setgid(65_534)
    setuid(65_534)
  }
  guard let limit else { return }
  signal(SIGXFSZ, SIG_IGN)
  set(limit, for: RLIMIT_FSIZE)
}

func set(_ limit: UInt, for resource: __rlimit_resource) {
  var limits = rlimit(rlim_cur: limit, rlim_max: limit)
  unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
}

switch arguments[1] {
case "answer":
  let records = Records.open(in: arguments[2])
  if let obstacle = records.obstacle { say("obstacle \(obstacle)") }
  let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : .max
  for number in 0..<count {
    // A person takes longer. Without a pause, another program would hardly ever find the file free.
    usleep(1_000)
    do {
      try records.answer(answer(number, by: arguments[3]))
      say("\(number)")
    } catch {
      say("error \(error)")
    }
  }
case "backUp", "fill", "refill":
  let records = Records.open(in: arguments[2])
  say(records.obstacle.map { "obstacle: \($0)" } ?? "open")
  // Being ended so would leave a dump of the memory.
  set(0, for: RLIMIT_CORE)
  if arguments[1] != "backUp" { signal(SIGXFSZ, SIG_IGN) }
  set(UInt(arguments[4]) ?? 0, for: RLIMIT_FSIZE)
  do {
    try records.backUp(to: arguments[3], replacing: arguments[1] == "refill")
    say("done")
  } catch {
    say("error: \(error)")
  }
case "copyDaily":
  let records = Records.open(in: arguments[2])
  for number in stride(from: Int(arguments[3]) ?? 0, to: .max, by: 2) {
    do {
      try records.answer(answer(number, by: "copy"))
      try records.dailyCopy(on: StudyDay(number: number))?.make()
      say("\(number)")
    } catch {
      say("error \(error)")
    }
  }
default:
  restrict(limit: arguments.count > 3 ? UInt(arguments[3]) : nil)
  let records = Records.open(in: arguments[2])
  say(records.obstacle.map { "obstacle: \($0)" } ?? "open")
  var count = 0
  do {
    try records.eachAnswer { _ in
      count += 1
      return true
    }
    say("\(count) answers")
    for number in 0..<20 { try records.answer(answer(number, by: "use")) }
    say("answered")
  } catch {
    say("error: \(error)")
  }
}
