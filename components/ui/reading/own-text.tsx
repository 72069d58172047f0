import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

type OwnTextProps = {
  language: Language;
  text: string;
  /** Of the text, where it is known. */
  lang?: string | undefined;
};

/** Words that people wrote, in a sentence of the page's language: with a direction of their own. */
export function OwnText({ language, text, lang }: OwnTextProps) {
  return language === DEFAULT_LANGUAGE ? text : <bdi lang={lang}>{text}</bdi>;
}
