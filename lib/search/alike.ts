import { inSlices } from "@/lib/search/in-slices";

/** The share of letter triples that two names have in common when one is a misspelling of the other. */
const SIMILAR = 0.4;

function triplesOf(text: string) {
  const padded = `  ${text} `;
  const triples = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) triples.add(padded.slice(at, at + 3));
  return triples;
}

/** Prepares a look-up of names by the triples of letters that they have in common with a text. */
export async function alikeIndex(names: readonly string[]) {
  const namesWith = new Map<string, number[]>();
  const sizes = await inSlices(names, (name, at) => {
    const triples = triplesOf(name);
    for (const triple of triples) {
      const list = namesWith.get(triple);
      if (list) list.push(at);
      else namesWith.set(triple, [at]);
    }
    return triples.size;
  });

  return {
    /** The positions of the names that are written alike, the most alike first. Twice the common triples over all of both: 1 for equal names. */
    alike(wanted: string): number[] {
      const triples = triplesOf(wanted);
      const common = new Uint16Array(names.length);
      const met: number[] = [];
      for (const triple of triples)
        for (const at of namesWith.get(triple) ?? []) {
          if (common[at] === 0) met.push(at);
          common[at]! += 1;
        }
      const likeness = (at: number) => (2 * common[at]!) / (triples.size + sizes[at]!);
      return met
        .filter((at) => likeness(at) >= SIMILAR)
        .sort((a, b) => likeness(b) - likeness(a) || a - b);
    },
  };
}
