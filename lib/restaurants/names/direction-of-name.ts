/** Hebrew, Arabic, Syriac, Thaana and N'Ko. */
const STARTS_RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff]/u;

/** The direction of a name, by its first letter. */
export const directionOfName = (name: string) =>
  STARTS_RIGHT_TO_LEFT.test(name) ? ("rtl" as const) : ("ltr" as const);
