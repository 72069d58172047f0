/** @jest-environment node */
import type { OsmTags } from "@/lib/osm/element";
import { venueName } from "@/lib/osm/name";

it.each<[string, OsmTags, string | undefined, string | undefined]>([
  [
    "Japanese with a romanisation",
    { name: "緑の台所", "name:ja-Latn": "Midori no Daidokoro" },
    "JP",
    "Midori no Daidokoro",
  ],
  ["Japanese with a reading", { name: "緑", "name:ja-Hira": "みどり" }, "JP", "Midori"],
  ["Japanese alone", { name: "緑の台所" }, "JP", undefined],
  ["kana", { name: "カフェ・グリーン" }, "JP", "Kafe Gurin"],
  ["kana of foreign sounds", { name: "ヴィーガンバッフェ" }, "JP", "Viganbaffe"],
  ["Hangul", { name: "채식 식당" }, "KR", "Chaesik Sikdang"],
  ["Hebrew", { name: "הגינה הירוקה" }, "IL", undefined],
  ["Hebrew with English", { name: "הגינה", "name:en": "The Garden" }, "IL", "The Garden"],
  ["Arabic", { name: "الحديقة" }, "EG", undefined],
  ["Persian", { name: "باغ سبز" }, "IR", undefined],
  ["Greek", { name: "Ουζερί Αυγή Χανιά" }, "GR", "Ouzeri Avgi Chania"],
  ["Russian", { name: "Щука и хлеб" }, "RU", "Shchuka i khleb"],
  ["Ukrainian", { name: "Київ і гай" }, "UA", "Kyiv i hai"],
  ["Belarusian", { name: "Воўк і Ўздым" }, "BY", "Voŭk i Ŭzdym"],
  ["Bulgarian", { name: "Къща на хляба" }, "BG", "Kashta na hlyaba"],
  ["Serbian", { name: "Ђорђе и љубав" }, "RS", "Đorđe i ljubav"],
  ["Georgian", { name: "მწვანე ბაღი" }, "GE", "Mtsvane Baghi"],
  ["Armenian", { name: "Երևան Ոսկի" }, "AM", "Yerevan Voski"],
  ["Thai", { name: "ครัวเขียว" }, "TH", undefined],
  ["Chinese with pinyin", { name: "绿园", "name:zh-Latn-pinyin": "Lǜ Yuán" }, "CN", "Lǜ Yuán"],
  ["Chinese alone", { name: "绿园" }, "CN", undefined],
  ["both in one", { name: "緑 Midori", "name:en": "Midori" }, "JP", undefined],
  ["an international name", { name: "绿园", int_name: "Green Garden" }, "CN", "Green Garden"],
  ["Latin letters", { name: "Grüne Küche", "name:en": "Green Kitchen" }, "DE", undefined],
  ["Bulgarian endings", { name: "София и Слънчо" }, "BG", "Sofia i Slancho"],
  ["Ukrainian joined letters", { name: "Їжа Згорани Юлія" }, "UA", "Yizha Zghorany Yuliia"],
  ["Ukrainian capitals", { name: "ЩИ" }, "UA", "SHCHY"],
  ["Macedonian", { name: "Ѓердан" }, "MK", "Gjerdan"],
  ["Mongolian", { name: "Ногоон Өрх" }, "MN", "Nogoon Örkh"],
  ["Kazakh", { name: "Қазақ" }, "KZ", "Qazaq"],
  ["a Ukrainian name in Germany", { name: "Київ" }, "DE", "Kyiv"],
  ["Cyrillic with Latin words", { name: "Кафе Vegan & Raw" }, "UA", "Kafe Vegan & Raw"],
  ["Greek capitals", { name: "ΑΥΡΑ" }, "GR", "AVRA"],
  [
    "Greek letters that look like Latin ones, in a Latin word",
    { name: "CΟΟΚοoMÈLA" },
    "GR",
    "COOKooMÈLA",
  ],
  ["Greek joined letters", { name: "Μπαϊρακτάρης και Αγγελική" }, "GR", "Bairaktaris kai Angeliki"],
  ["kana in brackets", { name: "ベジ・デリ「あかり」" }, "JP", "Beji Deri “Akari”"],
  [
    "kana with doubled and foreign sounds",
    { name: "まっちゃ ティーハウス" },
    "JP",
    "Matcha Tihausu",
  ],
  ["kana beside Latin letters", { name: "ソラノイロTOKYO" }, "JP", "Soranoiro TOKYO"],
  ["a name with both forms", { name: "ナタラジ (Nataraj)" }, "JP", undefined],
  ["kana with a branch in brackets", { name: "みどり (しぶや)" }, "JP", "Midori (Shibuya)"],
  ["kana with one character", { name: "お茶屋" }, "JP", undefined],
  ["Hangul that changes its sounds", { name: "신라 감로당" }, "KR", "Silla Gamnodang"],
  ["Armenian joined letters", { name: "Ուտեստ Բույր" }, "AM", "Utest Buyr"],
  ["Persian with a romanisation", { name: "باغ", "name:fa-Latn": "Bāgh" }, "IR", "Bāgh"],
  ["Korean of an older tag", { name: "절밥", "name:ko_rm": "Jeolbap" }, "KR", "Jeolbap"],
  ["an English name in the same letters", { name: "绿园", "name:en": "绿园" }, "CN", undefined],
  [
    "English before a romanisation",
    { name: "緑", "name:ja-Latn": "Midori", "name:en": "Green" },
    "JP",
    "Green",
  ],
])("%s", (_case, tags, country, latinName) =>
  expect(venueName(tags, country)).toEqual({ name: tags.name, ...(latinName && { latinName }) }),
);

it.each([
  "(null)",
  '"null"',
  "“undefined”",
  "<null>",
  "[object Object]",
  "NaN",
  "nan",
  "nil",
  "NULL",
  "undefined",
  "n/a",
  "N/A",
  "(none)",
  "-",
  "–",
  "?",
  "()",
  "tbd",
])("%s is no name", (name) => {
  expect(venueName({ name })).toBeUndefined();
  expect(venueName({ name, brand: "Green Bowl" })).toEqual({ name: "Green Bowl" });
});

it.each(["Nil", "Nan", "Yes!", "Null Bock", "(No) Meat", "7", "Nana"])("%s is a name", (name) =>
  expect(venueName({ name })).toEqual({ name }),
);
