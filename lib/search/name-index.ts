import { inSteps, type Steps } from "@/lib/lists/in-slices";
import { VEGAN_LEVELS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import { foldForSearch } from "@/lib/strings/fold-for-search";
import { createTripleIndex } from "@/lib/search/letter-triples";

/** The folded forms of a restaurant's name: as it is written there, and in Latin letters. */
export function foldedNames(name: string, latinName: string | null | undefined) {
  return latinName ? [foldForSearch(name), foldForSearch(latinName)] : [foldForSearch(name)];
}

/** How well a name is matched by a text: it begins with it, has it in it, or not. */
export function nameRank(names: readonly string[], wanted: string) {
  if (names.some((name) => name.startsWith(wanted))) return 0;
  return names.some((name) => name.includes(wanted)) ? 1 : 2;
}

/** Those of VEGAN_LEVELS, and none. */
const LEVEL_RANKS = VEGAN_LEVELS.length + 1;

/** The most vegan first, and what is not known last. */
const levelRank = (level: VeganLevel | null | undefined) =>
  level ? VEGAN_LEVELS.indexOf(level) : VEGAN_LEVELS.length;

type Ranked = { names: readonly string[]; veganLevel: VeganLevel | null | undefined };

/** Positions of restaurants by what `at` says of each: those with the text in their names first, then the most vegan. */
export function* rankRestaurants(
  found: readonly number[],
  wanted: string,
  at: (position: number) => Ranked,
): Steps<number[]> {
  const groups: number[][] = [];
  yield* inSteps(found, (position) => {
    const { names, veganLevel } = at(position);
    (groups[nameRank(names, wanted) * LEVEL_RANKS + levelRank(veganLevel)] ??= []).push(position);
  });
  return groups.flat();
}

/** A look-up of restaurants whose names are written like a text, in any of their forms. */
export function createNameIndex() {
  const index = createTripleIndex();
  const places: number[] = [];
  return {
    /** Adds the names of the restaurant at a place. */
    add(place: number, names: readonly string[]) {
      for (const name of names) {
        index.add(name);
        places.push(place);
      }
    },
    /** The places of the restaurants with such names, the most alike first. */
    alike: (wanted: string) => [...new Set(index.alike(wanted).map((at) => places[at]!))],
  };
}
