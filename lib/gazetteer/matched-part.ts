import { foldCityName } from "@/lib/gazetteer/fold";

export type MatchedPart = { before: string; match: string; after: string };

const WORD_START = /(?<![\p{L}\p{M}\p{N}'’.])[\p{L}\p{N}]/gu;
const MARK = /^\p{M}/u;

/** A name cut in three around the letters that a typed text matches, as the search compares them; no match, no cut. */
export function matchedPart(name: string, typed: string): MatchedPart {
  const wanted = foldCityName(typed.split(",", 1)[0] ?? "");
  const starts = wanted ? [...name.matchAll(WORD_START)].map(({ index }) => index) : [];
  for (const start of starts) {
    const end = endOfMatch(name, start, wanted);
    if (end !== undefined)
      return {
        before: name.slice(0, start),
        match: name.slice(start, end),
        after: name.slice(end),
      };
  }
  return { before: name, match: "", after: "" };
}

/** The shortest part from `start` that folds to the wanted letters: folding may add and drop letters. */
function endOfMatch(name: string, start: number, wanted: string) {
  for (let end = start + 1; end <= name.length; end++) {
    if (MARK.test(name.slice(end))) continue;
    const folded = foldCityName(name.slice(start, end));
    if (folded.startsWith(wanted)) return end;
    if (folded.length > wanted.length) return undefined;
  }
  return undefined;
}
