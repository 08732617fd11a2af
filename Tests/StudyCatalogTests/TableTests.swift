import Testing

@Suite("The embedded tables")
struct TableTests {
  @Test("a table has the bytes that were checked", arguments: hashes)
  func hash(table: String, expected: String) {
    #expect(sha256(EmbeddedTable(table).bytes) == expected)
  }

  @Test("SHA-256 gives the published values")
  func published() {
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    #expect(sha256(Array("abc".utf8)) == abc)
    #expect(sha256([]) == empty)
  }

  @Test("a table has as many cells in each row as in its header", arguments: hashes.map(\.0))
  func shape(table: String) {
    let table = EmbeddedTable(table)
    #expect(table.bytes.last == 0x0A)
    #expect(!table.bytes.contains(0x0D))
    #expect(table.lines.count > 1)
    #expect(Set(table.lines.map(\.count)).count == 1)
    for cell in table.lines.joined() {
      #expect(cell.first != " " && cell.last != " ")
    }
  }

  @Test("a table that does not exist has no bytes")
  func missing() {
    #expect(EmbeddedTable("nothing").bytes.isEmpty)
  }
}

/// The tables and the SHA-256 of each, as `sha256sum Sources/CStudyData/tables/*/*.tsv` prints them.
private let hashes = [
  ("constellations", "0f2666850f35e05bc55390f91b090c7866379a8f82a39a1884ff71ecfc9cf40e"),
  ("counters", "778b5df00dee7eac26667d1ba99dff3c3375be886e89f024a698ff868d445a88"),
  ("countries", "e167affffd24b4772182b0a2e147e963b6a4e0b89b31767c6aa4b96c0de99aad"),
  ("elements", "8b5c4bb88f444c0fda0f7c8613762ad42411dc78c07e82d6c48538b9d148bd83"),
  ("english_calendar", "3bb0c74098bfcec6b740b07fee444446d4fdf570e1619a93cd7d71ca544c33f4"),
  ("english_verbs", "3ce06602812f3d6ad3b59d220d9285c72823d663e154e53e71d2419058c447b1"),
  ("english_words", "96065caf81575acd1e346edf79bb34ed51d9484bbcf1888f2654414f5cfa7ea3"),
  ("eras", "e368800668de8816278c82536362f77787134e8e3f0808daa794f859cc155fd2"),
  ("kana_romaji", "b068a4c37cba364105800976d303f7332544eff6105f26c7179239b2abfbafa6"),
  ("kanji_grade1", "4685734c17fb0354efaf3314f6e6e8b45a5901170f4766a4d1f4eafdb2a2054b"),
  ("kuku", "6ed5a5de8133633af42e161be188c50af3c919537f91fc2f564884a3766d8ad1"),
  ("lessons", "74cef15d184b8ac534727b383637261b907f1a8d9214a269af24c5275fc1c099"),
  ("planets", "ebb1fb47cb9d910ce0addd08c4cfebef3aa8841f80d39b04550b202289a80e66"),
  ("prefecture_capitals", "4c99dde33c2e7fe36570681870b863ec4e5192349c0b0157fea09f1f55f45c12"),
  ("subjects", "b7edad1d56356ddd1ee9f2c276eb6dec02f42fedcb3eba40cb14809a3baf3b70"),
  ("units", "357ae9182c7d0ff2728fc8d268e1be1117b4701468bac8fbcf64cec491da629f"),
  ("aliases", "dfb9180f4b9629551906b745163f3a3fad27b7b64423c4d765a468bdbf107687"),
  ("municipalities", "8ccb4cd269837b7810f50c6bcbd09be47625664e3b60dc467a0ef9077585d3cb"),
  ("prefectures", "71c0a3d7cab11856a3ea29bb7db20bee85f9fa996e3b3df25ab6a6a70e5fdac3"),
  ("regions", "9e1042966ca6351034b8b1461e5d6e3b738b14df52071f043e5f4babd4942f5f"),
  ("wards", "3ec716779583d29a0756da9f6db245e5dee35df38b2c6fa6ecaaf585049badf3"),
  ("search_names", "11ee72a599a97dc58772ab7154786da74bb51ddb1d491303487452243f076c42"),
  ("search_spellings", "46adab5f759b03ee902fc0ac5f50da2edc8cbae07933f411250d92c1c54a2366"),
]
