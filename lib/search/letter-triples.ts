/** The share of letter triples that two names have in common when one is a misspelling of the other. */
const SIMILAR = 0.4;
/** Fewer letters than this are too few for a guess. */
export const SHORTEST_GUESS = 4;

function triplesOf(text: string) {
  const padded = `  ${text} `;
  const triples = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) triples.add(padded.slice(at, at + 3));
  return triples;
}

/** A look-up of names by the triples of letters that they have in common with a text. */
export function createTripleIndex() {
  const namesWith = new Map<string, number[]>();
  const sizes: number[] = [];

  return {
    /** Adds the next name; its position is the number of names before it. */
    add(name: string) {
      const triples = triplesOf(name);
      for (const triple of triples) {
        const list = namesWith.get(triple);
        if (list) list.push(sizes.length);
        else namesWith.set(triple, [sizes.length]);
      }
      sizes.push(triples.size);
    },
    /** The positions of the names that are written alike, the most alike first. Twice the common triples over all of both: 1 for equal names. */
    alike(wanted: string): number[] {
      const triples = triplesOf(wanted);
      const common = new Uint16Array(sizes.length);
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
