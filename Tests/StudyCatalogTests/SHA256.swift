/// The SHA-256 of bytes, in hexadecimal, as FIPS 180-4 describes it.
func sha256(_ bytes: [UInt8]) -> String {
  var message = bytes + [0x80]
  message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
  message += (0..<8).reversed().map {
    UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> (UInt64($0) * 8))
  }
  var hash: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  for block in stride(from: 0, to: message.count, by: 64) {
    mix(message[block..<block + 64], into: &hash)
  }
  return hash.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
  var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
    block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
  for index in 16..<64 {
    let (early, late) = (words[index - 15], words[index - 2])
    let first = early.turned(7) ^ early.turned(18) ^ early >> 3
    let second = late.turned(17) ^ late.turned(19) ^ late >> 10
    words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
  }
  var state = hash
  for (word, constant) in zip(words, constants) {
    let (first, fifth) = (state[0], state[4])
    let choice = (fifth & state[5]) ^ (~fifth & state[6])
    let majority = (first & state[1]) ^ (first & state[2]) ^ (state[1] & state[2])
    let turnedFifth = fifth.turned(6) ^ fifth.turned(11) ^ fifth.turned(25)
    let turnedFirst = first.turned(2) ^ first.turned(13) ^ first.turned(22)
    let sum = state.removeLast() &+ turnedFifth &+ choice &+ constant &+ word
    state.insert(sum &+ turnedFirst &+ majority, at: 0)
    state[4] &+= sum
  }
  hash = zip(hash, state).map { $0 &+ $1 }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let constants: [UInt32] = primes(count: 64).map { prime in
  // The root is computed in integers, with 32 bits after the point, so that rounding can't differ.
  let target = Wide(prime) << 96
  var root: UInt64 = 0
  for bit in (0..<36).reversed() {
    let candidate = root | 1 << UInt64(bit)
    let cube = Wide(candidate) * Wide(candidate) * Wide(candidate)
    if cube <= target { root = candidate }
  }
  return UInt32(truncatingIfNeeded: root)
}

private typealias Wide = UInt128

private func primes(count: Int) -> [Int] {
  var primes: [Int] = []
  var candidate = 2
  while primes.count < count {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes
}

extension UInt32 {
  fileprivate func turned(_ count: UInt32) -> UInt32 {
    self >> count | self << (32 - count)
  }
}
