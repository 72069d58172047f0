import type { Language } from "@/lib/languages/languages";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";

/** Those whose German name has an article, or that are islands. */
const GERMAN: Readonly<Record<string, string>> = {
  AE: "in den Vereinigten Arabischen Emiraten",
  AG: "auf Antigua und Barbuda",
  AI: "auf Anguilla",
  AW: "auf Aruba",
  AX: "auf den Ålandinseln",
  BB: "auf Barbados",
  BL: "auf St. Barthélemy",
  BM: "auf Bermuda",
  BQ: "in den Karibischen Niederlanden",
  BS: "auf den Bahamas",
  CC: "auf den Kokosinseln",
  CD: "in der Demokratischen Republik Kongo",
  CF: "in der Zentralafrikanischen Republik",
  CG: "in der Republik Kongo",
  CH: "in der Schweiz",
  CI: "in der Elfenbeinküste",
  CK: "auf den Cookinseln",
  CU: "auf Kuba",
  CW: "auf Curaçao",
  CX: "auf der Weihnachtsinsel",
  CY: "auf Zypern",
  DM: "auf Dominica",
  DO: "in der Dominikanischen Republik",
  EH: "in der Westsahara",
  FJ: "auf Fidschi",
  FK: "auf den Falklandinseln",
  FO: "auf den Färöern",
  GD: "auf Grenada",
  GG: "auf Guernsey",
  GP: "auf Guadeloupe",
  GU: "auf Guam",
  IM: "auf der Isle of Man",
  IQ: "im Irak",
  IR: "im Iran",
  JE: "auf Jersey",
  JM: "auf Jamaika",
  KM: "auf den Komoren",
  KN: "auf St. Kitts und Nevis",
  KY: "auf den Kaimaninseln",
  LB: "im Libanon",
  LC: "auf St. Lucia",
  MD: "in der Republik Moldau",
  MF: "auf St. Martin",
  MG: "auf Madagaskar",
  MH: "auf den Marshallinseln",
  MN: "in der Mongolei",
  MP: "auf den Nördlichen Marianen",
  MQ: "auf Martinique",
  MS: "auf Montserrat",
  MT: "auf Malta",
  MU: "auf Mauritius",
  MV: "auf den Malediven",
  NE: "im Niger",
  NF: "auf der Norfolkinsel",
  NL: "in den Niederlanden",
  NR: "auf Nauru",
  NU: "auf Niue",
  PH: "auf den Philippinen",
  PM: "auf St. Pierre und Miquelon",
  PN: "auf den Pitcairninseln",
  RE: "auf Réunion",
  SB: "auf den Salomonen",
  SC: "auf den Seychellen",
  SD: "im Sudan",
  SH: "auf St. Helena",
  SJ: "auf Spitzbergen und Jan Mayen",
  SK: "in der Slowakei",
  SN: "im Senegal",
  SS: "im Südsudan",
  SX: "auf Sint Maarten",
  TC: "auf den Turks- und Caicosinseln",
  TD: "im Tschad",
  TK: "auf Tokelau",
  TR: "in der Türkei",
  TT: "auf Trinidad und Tobago",
  UA: "in der Ukraine",
  US: "in den USA",
  VA: "in der Vatikanstadt",
  VC: "auf St. Vincent und den Grenadinen",
  VG: "auf den Britischen Jungferninseln",
  VI: "auf den Amerikanischen Jungferninseln",
  WF: "auf Wallis und Futuna",
  XK: "im Kosovo",
  YE: "im Jemen",
  YT: "auf Mayotte",
};

/** Those that do not follow the rule of frenchPhrase(). */
const FRENCH: Readonly<Record<string, string>> = {
  BB: "à la Barbade",
  CX: "sur l’île Christmas",
  DM: "à la Dominique",
  GD: "à la Grenade",
  GG: "à Guernesey",
  HT: "en Haïti",
  IM: "sur l’île de Man",
  NF: "sur l’île Norfolk",
  TK: "aux Tokelau",
  VA: "au Vatican",
  WF: "à Wallis-et-Futuna",
};

/** Islands and cities without an article, plural names, and masculine ones that end in "e". */
const WITHOUT_ARTICLE =
  /^(?:Anguilla|Antigua|Aruba|Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Guam|Hong Kong|Jersey|La Réunion|Macao|Madagascar|Malte|Maurice|Mayotte|Monaco|Montserrat|Nauru|Niue|Oman|Porto Rico|Sainte?-|Sao Tomé|Singapour|Sint Maarten|Taïwan|Trinité)/;
const PLURAL =
  /^(?:Bahamas|Bermudes|Comores|Émirats|États|Fidji|Îles|Kiribati|Maldives|Palaos|Pays-Bas|Philippines|Samoa|Seychelles|Tonga|Tuvalu)/;
const MASCULINE = /^(?:Belize|Cambodge|Mexique|Mozambique|Suriname|Zimbabwe)$/;
const FEMININE = /e$|^(?:Corée|Guinée|Macédoine|République|[AEIOUÉÎ])/;

/** "à Cuba", "aux Pays-Bas", "aux îles Cook", "en France", "en Iran", "au Japon". */
function frenchPhrase(code: string, name: string) {
  if (FRENCH[code]) return FRENCH[code];
  if (WITHOUT_ARTICLE.test(name)) return `à ${name}`;
  if (PLURAL.test(name)) return `aux ${name.replace(/^Î/, "î")}`;
  return FEMININE.test(name) && !MASCULINE.test(name) ? `en ${name}` : `au ${name}`;
}

/** Those whose Spanish name has an article. */
const SPANISH: Readonly<Record<string, string>> = {
  AE: "en los Emiratos Árabes Unidos",
  BM: "en las Bermudas",
  BQ: "en el Caribe neerlandés",
  BS: "en las Bahamas",
  EH: "en el Sáhara Occidental",
  GB: "en el Reino Unido",
  IN: "en la India",
  KM: "en las Comoras",
  LB: "en el Líbano",
  MH: "en las Islas Marshall",
  MV: "en las Maldivas",
  NL: "en los Países Bajos",
  SB: "en las Islas Salomón",
  SC: "en las Seychelles",
  VA: "en la Ciudad del Vaticano",
};

/** "en España", "en la India", "en la República Dominicana", "en las islas Feroe". */
function spanishPhrase(code: string, name: string) {
  if (SPANISH[code]) return SPANISH[code];
  if (name.startsWith("República ")) return `en la ${name}`;
  const [island] = /^Islas? /.exec(name) ?? [];
  if (island === undefined) return undefined;
  return `en ${island === "Islas " ? "las" : "la"} ${name.replace("I", "i")}`;
}

/** Hebrew writes its preposition in place of the article of a name; the first letter of other names is their own. */
const HEBREW_ARTICLE = /^ה(?=(?:רפובליקה|פיליפינים|איים|אי|וותיקן) |(?:פיליפינים|וותיקן)$)/;

/** Where something is in a country, in languages that do not say it as they do of cities. */
export function countryPhrase(language: Language, code: string, name: string) {
  if (language === "de") return GERMAN[code];
  if (language === "fr") return frenchPhrase(code, name);
  if (language === "es") return spanishPhrase(code, name);
  if (language === "he") return `ב${nameAfterPrefix("he", name.replace(HEBREW_ARTICLE, ""))}`;
  return undefined;
}
