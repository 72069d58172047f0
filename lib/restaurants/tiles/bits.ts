/** The options that are chosen as one number: a bit for each option, by its position in the list. */
export const bitsOf = (options: readonly string[], chosen: readonly string[]) =>
  options.reduce((sum, option, place) => (chosen.includes(option) ? sum + 2 ** place : sum), 0);

/** The options whose bits are in the number. */
export const chosenOf = <Option>(options: readonly Option[], sum: number) =>
  options.filter((_, place) => Math.floor(sum / 2 ** place) % 2 === 1);
