/**
 * A generator of numbers from 0 (included) to 1 (excluded) that repeats itself for the same seed, so the server, the
 * browser and every visitor see the same "random" sample numbers (P1.9). Mulberry32; not for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The next integer from `min` to `max`, inclusive. */
export function nextInteger(random: () => number, min: number, max: number) {
  return min + Math.floor(random() * (max - min + 1));
}
