import { foldCityName } from "@/lib/gazetteer/fold";

/** A reading of a text: a name, and what follows it, such as a region and a country; both folded. */
export type CityQuery = {
  name: string;
  rest: string;
  /** The name is the first part of a list with commas: it may be tried although the rest fits nothing. */
  standsAlone: boolean;
  /** The name starts the text or follows a comma; in an address names are tried at other words too. */
  startsPart: boolean;
  /** The name starts the text, so that name and rest are all of it. */
  isWhole: boolean;
};

const COMMA = /[,，、،]/;

/** Longer than any address. */
const LONGEST_TEXT = 300;
const MOST_NAME_WORDS = 6;
const MOST_STARTS = 8;

/** The folded part of a text before its first comma, which names the city, and the part after it. */
export function splitAtComma(text: string) {
  const [name = "", ...rest] = text.slice(0, LONGEST_TEXT).split(COMMA);
  return { name: foldCityName(name), rest: foldCityName(rest.join(" ")) };
}

/**
 * The ways to read a text as a place, likeliest first: "brooklyn new york" as a city called so, or as Brooklyn in New York. After a
 * comma a name may start again, and in an address, which starts with a number, at any word. Words with digits after the name are
 * house numbers and postal codes, and are ignored.
 */
export function parseCityQueries(text: string): CityQuery[] {
  const parts = text
    .slice(0, LONGEST_TEXT)
    .split(COMMA)
    .map((part) => foldCityName(part).split(" ").filter(Boolean))
    .filter((part) => part.length > 0);
  const words = parts.flat();
  const partStarts = parts.map((_, index) => parts.slice(0, index).flat().length);
  const isAddress = hasDigit(words[0]);
  const starts = words
    .map((_, index) => index)
    .filter((index) => partStarts.includes(index) || (isAddress && !hasDigit(words[index])));
  return starts.slice(0, MOST_STARTS).flatMap((start) =>
    lengthsFrom(words.length - start).map((length) => ({
      name: words.slice(start, start + length).join(" "),
      rest: words
        .slice(start + length)
        .filter((word) => !hasDigit(word))
        .join(" "),
      standsAlone: start === 0 && length === partStarts[1],
      startsPart: partStarts.includes(start),
      isWhole: start === 0,
    })),
  );
}

function hasDigit(word = "") {
  return /\d/.test(word);
}

/** Longest first. */
function lengthsFrom(count: number) {
  const longest = Math.min(count, MOST_NAME_WORDS);
  return Array.from({ length: longest }, (_, index) => longest - index);
}
