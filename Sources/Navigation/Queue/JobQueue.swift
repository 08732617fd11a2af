/// Ready jobs, first in, first out, at constant cost a job.
struct JobQueue {
  private var jobs: [UnownedJob] = []
  private var head = 0

  mutating func append(_ job: UnownedJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> UnownedJob? {
    guard head < jobs.count else { return nil }
    let job = jobs[head]
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64 && head * 2 > jobs.count {
      jobs.removeFirst(head)
      head = 0
    }
    return job
  }
}
