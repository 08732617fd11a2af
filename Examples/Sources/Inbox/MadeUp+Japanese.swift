extension Vocabulary {
  static let japanese = Vocabulary(
    people: people, subjects: subjects, sentences: sentences, separator: "", greeting: "こんにちは。",
    farewell: "よろしくお願いします。", wrote: "のメール：", me: "自分")

  private static var people: [Person] {
    let given = [
      ("葵", "aoi"), ("さくら", "sakura"), ("千尋", "chihiro"), ("直子", "naoko"), ("陽菜", "hina"),
      ("恵", "megumi"), ("美咲", "misaki"), ("結衣", "yui"), ("健", "ken"), ("翔太", "shota"),
      ("拓也", "takuya"), ("大翔", "hiroto"), ("浩", "hiroshi"), ("誠", "makoto"), ("悠斗", "yuto"),
      ("蓮", "ren"),
    ]
    let family = [
      ("伊藤", "ito"), ("井上", "inoue"), ("加藤", "kato"), ("小林", "kobayashi"), ("佐々木", "sasaki"),
      ("佐藤", "sato"), ("鈴木", "suzuki"), ("高橋", "takahashi"), ("田中", "tanaka"),
      ("中村", "nakamura"), ("松本", "matsumoto"), ("山口", "yamaguchi"), ("山田", "yamada"),
      ("山本", "yamamoto"), ("吉田", "yoshida"), ("渡辺", "watanabe"),
    ]
    return family.flatMap { family in
      given.map { given in
        Person(
          name: "\(family.0) \(given.0)", address: "\(given.1).\(family.1)@example.org")
      }
    }
  }

  private static var subjects: [String] {
    let kinds = [
      "の議事録", "についての質問", "の請求書", "の写真", "の予定変更", "のお礼", "のリマインダー", "のメモ",
      "へのご招待", "の下書き", "の感想", "のチケット",
    ]
    let topics = [
      "春のコンサート", "新しい台所", "船の旅", "読書会", "ガーデンパーティー", "リスボン行きの列車", "学校の合唱団",
      "冬のセール", "チェスの夕べ", "古い橋", "港の散歩", "映画祭", "5月の予算", "丘の上の家", "料理教室",
      "落とし物の傘",
    ]
    return kinds.flatMap { kind in topics.map { $0 + kind } }
  }

  private static var sentences: [String] {
    [
      "お元気でお過ごしのことと思います。", "このところ、予報よりもよい天気が続いています。",
      "週末までに一度ご相談できればと思います。", "だいたい準備できましたが、まだ二つ足りません。",
      "一覧をご覧になって、不要なものを消していただけますか。", "ほかの皆さんには、もう了承をいただいています。",
      "いつものことですが、思ったより時間がかかりました。",
      "満タンにして返せば、隣の人がワゴン車を貸してくれるそうです。",
      "詳しい資料は、ドアのそばの机に置いておきました。", "ご意見をお聞かせください。",
      "火曜日では早すぎるようでしたら、それより後の夜ならいつでもかまいません。",
      "月末までお支払いの必要はありません。", "傘の忘れ物がありました。もしかすると、あなたのものかもしれません。",
      "どうせやるなら、きちんとやりたいと思います。",
      "子どもたちにはまだ内緒にしておいてください。驚かせたいのです。",
      "演奏は8時に始まり、入口はその15分前に閉まります。",
    ]
  }
}
