import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

const MILLIONS = /^([\d.]+) million$/;
const MILLION = 1_000_000;

/** "3.7 million", as the texts have it, in the words of a language: "3,7 Millionen", "370萬". */
export function populationIn(language: Language, population: string) {
  const [, millions] = MILLIONS.exec(population) ?? [];
  if (language === DEFAULT_LANGUAGE || !millions) return population;
  const format = new Intl.NumberFormat(LANGUAGES[language].tag, {
    notation: "compact",
    compactDisplay: "long",
    maximumFractionDigits: 1,
  });
  return format.format(Number(millions) * MILLION);
}
