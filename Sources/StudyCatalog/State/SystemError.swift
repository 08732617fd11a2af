/// The `errno` of a call that failed.
struct SystemError: Error {
  let code: CInt
}
