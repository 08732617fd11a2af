import Testing

@Suite("The embedded tables")
struct TableTests {
  @Test("a table has the expected checksum", arguments: hashes)
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

  @Test("a missing table has no bytes")
  func missing() {
    #expect(EmbeddedTable("nothing").bytes.isEmpty)
  }
}

/// The tables and the SHA-256 of each, as `sha256sum Sources/CStudyData/tables/*/*.tsv` prints
/// them.
private let hashes = [
  ("constellations", "7da9f87a8eaa6f9e3cbfa07c42212c30e42f6728557a3510cc31daba89156177"),
  ("counters", "f19f66d583cd0cb9c85b1008b17895a35d2f99d74d96d9bc3d04c57d1fd6cec4"),
  ("countries", "2420b7af110cd3a3e36581d14becb3e4695366277a5d905ef347fdc3ded24fa6"),
  ("elements", "8b5c4bb88f444c0fda0f7c8613762ad42411dc78c07e82d6c48538b9d148bd83"),
  ("english_calendar", "3bb0c74098bfcec6b740b07fee444446d4fdf570e1619a93cd7d71ca544c33f4"),
  ("english_verbs", "3b493ed08ee6840fd5a36835da65e3d53088955346baf44838abee7af7d010cb"),
  ("english_words", "bcbd33f30700a4bcce8c365bc6ecf8f7012da18a9936e084b2d55b8628e9cbb7"),
  ("eras", "e368800668de8816278c82536362f77787134e8e3f0808daa794f859cc155fd2"),
  ("kana_romaji", "1859b39641fe4609cba16c870e81980c703480430f151705d29a410f5971f1ad"),
  ("kanji_grade1", "f6ad726be0b0c01a9d94b5fffdc565865b5c5dfb3f5de48c81163ab025465775"),
  ("kuku", "6ed5a5de8133633af42e161be188c50af3c919537f91fc2f564884a3766d8ad1"),
  ("lessons", "b7800f9e63f865f72194b9f1ea66ef332f802ca7ad8e4a47cd47347bfff9c7bd"),
  ("other_words", "336229e959fe7d79fd56030f3f67dd946148c8c28d833ae7ee73135cabd58d7b"),
  ("planets", "ebb1fb47cb9d910ce0addd08c4cfebef3aa8841f80d39b04550b202289a80e66"),
  ("prefecture_capitals", "1d21282982d650858fa636951a37a8cc66bfef475216b939b63cb41395f4ba66"),
  ("subjects", "a58a6442e422c683fc444e292beaf987d19af79b6a25e08aefdf413203fc8f15"),
  ("unit_names", "f6362565df99f9ae4c8ebf7bd12b0540f745a3e5d25d300a0482cf87c697d13f"),
  ("units", "7a85d5b512ad593870605f6197f14b2f29b8725f2649ce1146a762f68515f491"),
  ("word_readings", "5199bb4ccc09fa1f96d7a656217d729a160d71f3addd714d471fb84cb566c8a1"),
  ("municipalities", "8ccb4cd269837b7810f50c6bcbd09be47625664e3b60dc467a0ef9077585d3cb"),
  ("prefectures", "71c0a3d7cab11856a3ea29bb7db20bee85f9fa996e3b3df25ab6a6a70e5fdac3"),
  ("regions", "9e1042966ca6351034b8b1461e5d6e3b738b14df52071f043e5f4babd4942f5f"),
  ("wards", "3ec716779583d29a0756da9f6db245e5dee35df38b2c6fa6ecaaf585049badf3"),
  ("tiles", "3f9d2917833d78469fe84825aca96e1919bdf9d9874c8a9804c51704f47adad9"),
  ("counties", "f355c07634663b4493901475edb0fd5856200f761a26c95db78681ceae8fa6ee"),
  ("kanji_variants", "f18f4e0ed9270da2e01807a086efb850d2ad2ec98d9f1eba193f1f06dfa0e2da"),
  ("search_names", "fe07476571d7f020b045ab49b6f8c0575dba12961f33e1865427135806e328ac"),
  ("search_readings", "821c5ac3252caefc90cf335b82806a134cbb28257e4f77d68cde32946441682c"),
  ("search_spellings", "006cd20c061fdf67f7dfffa32f8d15f89ff43f483431118576c6bcc9dc429d40"),
]
