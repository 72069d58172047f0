import unhomoglyph from "unhomoglyph";
import { SITE_NAME } from "@/lib/site";
import { cleanLine } from "@/lib/strings/clean-text";

export const LONGEST_NAME = 60;

/** Words that claim to speak for the site, in any name. */
const OFFICES = [
  ..."admin admins administrator administration moderator moderators moderation".split(" "),
  ..."webmaster sysadmin".split(" "),
  ..."moderador moderateur moderatore administrador administrateur".split(" "),
  ..."модератор администратор администрация адміністратор 管理员 管理員 管理者 版主 관리자".split(
    " ",
  ),
];
/** Words that do so beside the site's name. */
const OFFICES_OF_SITE = "team staff support help official desk security service owner".split(" ");

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The skeletons of UTS 39, letters and digits alone: texts that share one look alike. Two, since some capitals look like other letters
 * than their small ones.
 */
function skeletons(text: string) {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return [
    letters(unhomoglyph(unhomoglyph(plain).toLowerCase())),
    letters(unhomoglyph(plain.toLowerCase())),
  ];
}

/** Whether two names look alike. */
export const looksLike = (name: string, other: string) => {
  const shapes = skeletons(other);
  return skeletons(name).some((shape) => shape !== "" && shapes.includes(shape));
};

const shapesOf = (words: readonly string[]) => new Set(words.flatMap(skeletons));
const OFFICE_SHAPES = shapesOf(OFFICES);
const SITE_OFFICE_SHAPES = shapesOf(OFFICES_OF_SITE);
/** Long enough to be no part of a name. */
const LONG_OFFICES = [...OFFICE_SHAPES].filter((word) => word.length >= 9);

const wordsOf = (name: string) => name.split(/[\s\p{P}\p{S}]+/u).filter(Boolean);

/** Says whether a name looks like that of a site, or of those who work for it. */
export function officialNames(site: string) {
  const siteWords = wordsOf(site).map((word) => shapesOf([word]));
  const namesOfSite = shapesOf([
    site,
    ...OFFICES_OF_SITE.flatMap((word) => [`${site}${word}`, `${word}${site}`]),
  ]);

  return function looksOfficial(name: string) {
    const words = wordsOf(name).map(skeletons);
    const has = (shapes: ReadonlySet<string>) =>
      words.some((forms) => forms.some((shape) => shapes.has(shape)));
    return (
      has(OFFICE_SHAPES) ||
      (siteWords.every(has) && has(SITE_OFFICE_SHAPES)) ||
      skeletons(name).some(
        (whole) => namesOfSite.has(whole) || LONG_OFFICES.some((word) => whole.includes(word)),
      )
    );
  };
}

/** Whether a name looks like the site's or a moderator's. */
export const looksOfficial = officialNames(SITE_NAME);

const TOP_LEVELS =
  "com|net|org|info|biz|app|dev|shop|store|online|site|xyz|top|club|live|link|page|blog|vip|icu|[a-z]{2}";
const WEB_ADDRESS = new RegExp(
  `://|\\bwww\\.|[\\p{L}\\p{N}-]{2}\\.(?:${TOP_LEVELS})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Whether a text holds the address of a web page or mailbox. */
export const hasWebAddress = (text: string) =>
  WEB_ADDRESS.test(text.normalize("NFKC").replace(/[。｡]/g, "."));

/** A name that comes from elsewhere as one that may stand on the site; undefined where it may not. */
export function publicName(text: string | undefined) {
  const name = cleanLine(text ?? "", LONGEST_NAME);
  return name === "" || looksOfficial(name) || hasWebAddress(name) ? undefined : name;
}
