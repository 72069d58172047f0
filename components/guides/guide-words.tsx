import { OwnText } from "@/components/ui/reading/own-text";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { ownWords } from "@/lib/languages/own-words";

type Written = { language: Language };

/** The language of a text, where it is another one than that of the page. */
export function langOf({ language }: Written, page: Language) {
  return language === page ? undefined : LANGUAGES[language].tag;
}

/** Attributes of what a text says, on a page that may be in another language. */
export function wordsOf(text: Written, page: Language) {
  const lang = langOf(text, page);
  return lang === undefined ? {} : ownWords(page, lang);
}

type TitleOfProps = { text: Written & { title: string }; page: Language };

/** The title of a text in a sentence of the page. */
export function TitleOf({ text, page }: TitleOfProps) {
  const lang = langOf(text, page);
  return lang === undefined ? (
    text.title
  ) : (
    <OwnText language={page} text={text.title} lang={lang} />
  );
}
