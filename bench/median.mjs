/** The middle one of the numbers in order; of an even count, the upper of the two in the middle. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
