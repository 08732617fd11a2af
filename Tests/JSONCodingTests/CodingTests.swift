import Foundation
import JSONCoding
import Testing

@Suite("coding values as JSON")
struct CodingTests {
  /// A value of every kind.
  struct Everything: Codable, Hashable {
    var text = "日本 \"quoted\"\n"
    var isTrue = true
    var whole = -3
    var largest = UInt64.max
    var small: Int8 = -128
    var real = 0.1
    var huge = 1e300
    var single: Float = 1.5
    var missing: Int?
    var there: Int? = 5
    var list = [[1, 2], []]
    var gaps: [Int?] = [1, nil, 3]
    var named = ["b": 1, "a": 2]
    var numbered = [7: "seven"]
    var word = Word.second
    var shape = Shape.circle(radius: 2)
  }

  enum Word: String, Codable { case first, second }

  enum Shape: Codable, Hashable {
    case dot
    case circle(radius: Int)
  }

  /// A value in a value of the same type.
  struct Nest: Codable {
    var inner: [Nest] = []
    var depth: Int { 1 + (inner.first?.depth ?? 0) }
  }

  /// A class and its superclass, which are encoded beside each other.
  class Base: Codable {
    var base = 1
  }

  final class Derived: Base {
    var own = 2

    override init() { super.init() }

    init(own: Int, base: Int) {
      super.init()
      (self.own, self.base) = (own, base)
    }

    required init(from decoder: any Decoder) throws {
      var outer = try decoder.unkeyedContainer()
      var inner = try outer.nestedUnkeyedContainer()
      own = try inner.decode(Int.self)
      try super.init(from: outer.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var outer = encoder.unkeyedContainer()
      var inner = outer.nestedUnkeyedContainer()
      try inner.encode(own)
      try super.encode(to: outer.superEncoder())
    }
  }

  /// What another encoder for JSON writes.
  private func standard(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSON(encoding: value).bytes, as: UTF8.self)
  }

  @Test("a value is what it was, after its text was read again")
  func everything() throws {
    let value = Everything()
    let json = try #require(JSON(try JSON(encoding: value).bytes))
    #expect(try json.decoded(as: Everything.self) == value)
  }

  @Test("other programs read what is written, and what they write can be read")
  func others() throws {
    let value = Everything()
    let bytes = try JSON(encoding: value).bytes
    #expect(try JSONDecoder().decode(Everything.self, from: Data(bytes)) == value)
    let json = try #require(JSON([UInt8](try standard(value).utf8)))
    #expect(try json.decoded(as: Everything.self) == value)
  }

  @Test(
    "the text is the usual one",
    arguments: [
      [1, 2, 3], ["a/b"], [["x": true]], [[Int]()], [Shape.dot, .circle(radius: 3)],
      [[1: [2.5]]], [["k": [Int?.none]]],
    ] as [any Encodable & Sendable])
  func usualText(_ value: any Encodable & Sendable) throws {
    #expect(try text(value) == standard(value))
  }

  @Test("nested containers and superclasses have places of their own")
  func nested() throws {
    let json = try JSON(encoding: Derived(own: 8, base: 9))
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"[[8],{"base":9}]"#)
    let read = try json.decoded(as: Derived.self)
    #expect(read.own == 8 && read.base == 9)
  }

  @Test("a value may be nested as deeply as other programs allow")
  func deepValues() throws {
    let nest = (1..<250).reduce(Nest()) { nest, _ in Nest(inner: [nest]) }
    let bytes = try JSON(encoding: nest).bytes
    #expect(try JSON(bytes)?.decoded(as: Nest.self).depth == 250)
    #expect(try JSONDecoder().decode(Nest.self, from: Data(bytes)).depth == 250)
  }

  @Test("a whole number may be written as a real one")
  func wholeNumbers() throws {
    let json = try #require(JSON([UInt8]("[1.0,2e2]".utf8)))
    #expect(try json.decoded(as: [Int].self) == [1, 200])
  }

  @Test("a number that JSON does not know is not encoded", arguments: [Double.nan, .infinity])
  func strangeNumbers(_ number: Double) {
    #expect(throws: EncodingError.self) { try JSON(encoding: ["value": number]) }
  }

  @Test(
    "a value of another type is an error",
    arguments: [
      "3", "null", #""x""#, "[1]", "{}", #"{"whole":"3"}"#, #"{"small":128}"#, #"{"small":0.5}"#,
    ])
  func mismatches(_ text: String) throws {
    struct Small: Codable { let small: Int8 }
    let json = try #require(JSON([UInt8](text.utf8)))
    #expect(throws: DecodingError.self) { try json.decoded(as: Small.self) }
  }

  @Test("a number that is too large is an error")
  func largeNumbers() throws {
    let json = try #require(JSON([UInt8]("[1e999]".utf8)))
    #expect(throws: DecodingError.self) { try json.decoded(as: [Double].self) }
    #expect(throws: DecodingError.self) { try json.decoded(as: [Float].self) }
  }

  @Test("an array that is too short is an error")
  func shortArrays() throws {
    let json = try JSON(encoding: [[1]])
    #expect(throws: DecodingError.self) { try json.decoded(as: Derived.self) }
  }
}
