import { PhraseArt } from "@/components/share-image/phrase-art";
import type { SharePages } from "@/components/share-image/share-page";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/share-image.json";
import { listPhraseCards } from "@/lib/phrases/queries";

/** Languages whose letters the faces of the images have. */
const DRAWN = ["de", "es", "fr", "it"];
const CARDS = 3;

/** Cards in other languages than the reader's. */
async function phraseArt(language: Language) {
  const cards = await listPhraseCards();
  const others = DRAWN.filter((id) => id !== LANGUAGES[language].tag).slice(0, CARDS);
  return (
    <PhraseArt
      phrases={cards
        .filter(({ id }) => others.includes(id))
        .map(({ lines }) => lines.question.text)}
    />
  );
}

/** The share image of the phrase cards in a language. */
export function phraseImages(language: Language) {
  const t = textsIn<keyof typeof english>(language, "share-image");
  return {
    phrases: {
      title: t("phrases"),
      lead: t("phrases.lead"),
      tone: "turmeric",
      art: () => phraseArt(language),
    },
  } satisfies SharePages;
}
