import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** Words that people wrote, in a sentence of the page's language: with a direction of their own. */
export function OwnText({ language, text }: { language: Language; text: string }) {
  return language === DEFAULT_LANGUAGE ? text : <bdi>{text}</bdi>;
}
