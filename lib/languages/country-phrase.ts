import type { Language } from "@/lib/languages/languages";

/** Those whose German name has an article, or that are islands. */
const GERMAN: Readonly<Record<string, string>> = {
  AE: "in den Vereinigten Arabischen Emiraten",
  AX: "auf den Ålandinseln",
  AW: "auf Aruba",
  BB: "auf Barbados",
  BS: "auf den Bahamas",
  CD: "in der Demokratischen Republik Kongo",
  CF: "in der Zentralafrikanischen Republik",
  CG: "in der Republik Kongo",
  CH: "in der Schweiz",
  CI: "in der Elfenbeinküste",
  CK: "auf den Cookinseln",
  CU: "auf Kuba",
  CW: "auf Curaçao",
  CY: "auf Zypern",
  DO: "in der Dominikanischen Republik",
  EH: "in der Westsahara",
  FK: "auf den Falklandinseln",
  FO: "auf den Färöern",
  GG: "auf Guernsey",
  GP: "auf Guadeloupe",
  GU: "auf Guam",
  IM: "auf der Isle of Man",
  IQ: "im Irak",
  IR: "im Iran",
  JE: "auf Jersey",
  JM: "auf Jamaika",
  KM: "auf den Komoren",
  KY: "auf den Kaimaninseln",
  LB: "im Libanon",
  MG: "auf Madagaskar",
  MH: "auf den Marshallinseln",
  MN: "in der Mongolei",
  MP: "auf den Nördlichen Marianen",
  MQ: "auf Martinique",
  MT: "auf Malta",
  MU: "auf Mauritius",
  MV: "auf den Malediven",
  NE: "im Niger",
  NL: "in den Niederlanden",
  PH: "auf den Philippinen",
  RE: "auf Réunion",
  SB: "auf den Salomonen",
  SC: "auf den Seychellen",
  SD: "im Sudan",
  SK: "in der Slowakei",
  SN: "im Senegal",
  SS: "im Südsudan",
  TC: "auf den Turks- und Caicosinseln",
  TD: "im Tschad",
  TR: "in der Türkei",
  UA: "in der Ukraine",
  US: "in den USA",
  VA: "in der Vatikanstadt",
  VG: "auf den Britischen Jungferninseln",
  VI: "auf den Amerikanischen Jungferninseln",
  XK: "im Kosovo",
  YE: "im Jemen",
};

/** Those that do not follow the rule of frenchPhrase(). */
const FRENCH: Readonly<Record<string, string>> = {
  BB: "à la Barbade",
  DM: "à la Dominique",
  GD: "à la Grenade",
  GG: "à Guernesey",
  HT: "en Haïti",
  IM: "sur l’île de Man",
  NF: "sur l’île Norfolk",
  VA: "au Vatican",
};

/** Islands and cities without an article, plural names, and masculine ones that end in "e". */
const WITHOUT_ARTICLE =
  /^(?:Anguilla|Antigua|Aruba|Bahreïn|Chypre|Cuba|Curaçao|Djibouti|Gibraltar|Guam|Hong Kong|Jersey|La Réunion|Macao|Madagascar|Malte|Maurice|Mayotte|Monaco|Montserrat|Nauru|Niue|Oman|Porto Rico|Sainte?-|Sao Tomé|Singapour|Sint Maarten|Taïwan|Trinité)/;
const PLURAL =
  /^(?:Bahamas|Bermudes|Comores|Émirats|États|Fidji|Îles|Kiribati|Maldives|Palaos|Pays-Bas|Philippines|Samoa|Seychelles|Tonga|Tuvalu)/;
const MASCULINE = /^(?:Belize|Cambodge|Mexique|Mozambique|Suriname|Zimbabwe)$/;
const FEMININE = /e$|^(?:Corée|Guinée|Macédoine|République|[AEIOUÉÎ])/;

/** "à Cuba", "aux Pays-Bas", "en France", "en Iran", "au Japon". */
function frenchPhrase(code: string, name: string) {
  if (FRENCH[code]) return FRENCH[code];
  if (WITHOUT_ARTICLE.test(name)) return `à ${name}`;
  if (PLURAL.test(name)) return `aux ${name}`;
  return FEMININE.test(name) && !MASCULINE.test(name) ? `en ${name}` : `au ${name}`;
}

/** Hebrew writes its preposition in place of the article of a name; the first letter of other names is their own. */
const HEBREW_ARTICLE = /^ה(?=(?:רפובליקה|פיליפינים|איים|אי|וותיקן) |(?:פיליפינים|וותיקן)$)/;

/** Where something is in a country, in languages that do not say it as they do of cities. */
export function countryPhrase(language: Language, code: string, name: string) {
  if (language === "de") return GERMAN[code];
  if (language === "fr") return frenchPhrase(code, name);
  if (language === "es" && /^(?:Islas?|República) /.test(name))
    return `en ${name.startsWith("Islas") ? "las" : "la"} ${name}`;
  if (language === "he") return `ב${name.replace(HEBREW_ARTICLE, "")}`;
  return undefined;
}
