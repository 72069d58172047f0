// The languages of the site, and those of them that an operator offers.

export const LANGUAGE_CODES = ["en", "de", "fr", "es", "zh-hant", "he"] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Of paths without a language: always there. */
const ALWAYS: LanguageCode = "en";

const codesIn = (setting: string) => setting.trim().toLowerCase().split(/\s+/);

/** Whether a setting names languages of the site and nothing else. */
export function namesLanguages(setting: string) {
  return codesIn(setting).every((code) => (LANGUAGE_CODES as readonly string[]).includes(code));
}

/** The languages that a setting offers, in the site's order; all without one. */
export function offeredLanguages(setting: string | undefined): readonly LanguageCode[] {
  if (!setting?.trim()) return LANGUAGE_CODES;
  const codes = codesIn(setting);
  return LANGUAGE_CODES.filter((code) => code === ALWAYS || codes.includes(code));
}
