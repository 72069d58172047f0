import { LANGUAGES } from "@/lib/languages/languages";
import { languagesOf, pathIn } from "@/lib/languages/paths";

/** A page in each of its languages, by `hreflang`: English is for everybody else, too. None for a page in English alone. */
export function alternatesOf(path: string): { languages?: Record<string, string> } {
  const languages = languagesOf(path);
  if (languages.length === 1) return {};
  const pages = languages.map((language) => [LANGUAGES[language].tag, pathIn(language, path)]);
  return { languages: Object.fromEntries([...pages, ["x-default", path]]) };
}
