import type { SharePage } from "@/components/share-image/share-page";
import { SpeechArt } from "@/components/share-image/speech-art";
import { listTopics } from "@/lib/community/queries";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/forum.json";

/** The share image of the forum in a language. */
export function forumImage(language: Language): SharePage {
  const t = textsIn<keyof typeof english>(language, "forum");
  return {
    title: t("title"),
    lead: t("image.lead"),
    tone: "leaf",
    art: async () => {
      const topics = await listTopics();
      return (
        <SpeechArt
          voices={topics.map(({ id, title, author }) => ({ id, text: title, person: author }))}
        />
      );
    },
  };
}
