import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

type OwnTextProps = {
  /** Of the page. */
  language: Language;
  /** Of the text, where it is known. */
  lang?: string | undefined;
  children: string;
};

/** A name or title as it was written, within a line of a page that may run the other way. */
export function OwnText({ language, lang, children }: OwnTextProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  return <bdi lang={lang}>{children}</bdi>;
}
