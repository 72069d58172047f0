import type { Language } from "@/lib/languages/languages";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
const ISOLATES = /[\u2066-\u2069]/g;

/** In these, words in other letters than Latin ones are the language's own: names are isolated where a sentence takes them up. */
const OTHER_SCRIPTS: readonly Language[] = ["zh-hant", "he"];

export const hasOtherScript = (language: Language) => OTHER_SCRIPTS.includes(language);

/** A name that leaves the order of the words around it as it is. */
export function isolate(text: string) {
  return `${FIRST_STRONG_ISOLATE}${text.replace(ISOLATES, "")}${POP_ISOLATE}`;
}

/** The same in HTML. */
export function isolatesAsHtml(html: string) {
  return html.replaceAll(FIRST_STRONG_ISOLATE, "<bdi>").replaceAll(POP_ISOLATE, "</bdi>");
}
