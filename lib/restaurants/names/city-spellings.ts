import { foldText } from "@/lib/strings/fold-text";

/** Cities of many addresses that people on the spot write otherwise than English does. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Antwerp: "Antwerpen",
  Athens: "Αθήνα",
  Beijing: "北京",
  Belgrade: "Beograd/Београд",
  Brussels: "Bruxelles/Brussel",
  Bucharest: "București",
  Chengdu: "成都",
  Chiayi: "嘉義",
  Cologne: "Köln",
  Copenhagen: "København",
  Florence: "Firenze",
  Fukuoka: "福岡",
  Geneva: "Genève",
  Ghent: "Gent",
  Gothenburg: "Göteborg",
  Guangzhou: "广州/廣州",
  Hangzhou: "杭州",
  Hiroshima: "広島",
  Hsinchu: "新竹",
  Jerusalem: "ירושלים",
  Kaohsiung: "高雄",
  Keelung: "基隆",
  Kobe: "神戸",
  Kyiv: "Київ",
  Kyoto: "京都",
  Lisbon: "Lisboa",
  Lviv: "Львів",
  Milan: "Milano",
  Moscow: "Москва",
  Munich: "München",
  Nagoya: "名古屋",
  Naples: "Napoli",
  "New Taipei": "新北",
  Nuremberg: "Nürnberg",
  Osaka: "大阪",
  Prague: "Praha",
  Rome: "Roma",
  "Saint Petersburg": "Санкт-Петербург",
  Sapporo: "札幌",
  Sendai: "仙台",
  Seoul: "서울",
  Seville: "Sevilla",
  Shanghai: "上海",
  Shenzhen: "深圳",
  Sofia: "София",
  Taichung: "台中/臺中",
  Tainan: "台南/臺南",
  Taipei: "台北/臺北",
  Taoyuan: "桃園",
  "Tel Aviv": "תל אביב",
  "The Hague": "Den Haag",
  Tokyo: "東京",
  Turin: "Torino",
  Venice: "Venezia",
  Vienna: "Wien",
  Warsaw: "Warszawa",
  Yokohama: "横浜",
};

/** What a city is called with its rank: 台北市, 東京都, 서울특별시. */
const RANK = /(?<=.{2})(?:特別市|[市都府]|특별시|광역시|시| city)$/u;

/** Texts with equal keys name the same, whatever their case, marks and dashes: "São Paulo", "SAO-PAULO". */
export const placeKey = (text: string) =>
  foldText(text)
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The keys under which an address may name a place. */
export function placeKeys(name: string): ReadonlySet<string> {
  const local = Object.hasOwn(SPELLINGS, name) ? SPELLINGS[name]!.split("/") : [];
  return new Set([name, ...local].map((each) => placeKey(each.replace(RANK, ""))));
}

/** Whether a text names a place, also with its rank: "台北市". */
export const isNamed = (keys: ReadonlySet<string>, text: string) =>
  keys.has(placeKey(text)) || keys.has(placeKey(text.replace(RANK, "")));

const HAN = /^[\p{Script=Han}]/u;

/** What follows the place at the start of an address that runs from large to small without blanks: "大安區1號" of "台北市大安區1號". */
export function afterCity(keys: ReadonlySet<string>, address: string) {
  if (!HAN.test(address)) return undefined;
  const [start = ""] = /^\p{Script=Han}{2,5}?[市都府]/u.exec(address) ?? [];
  return start && isNamed(keys, start) ? address.slice(start.length) : undefined;
}
