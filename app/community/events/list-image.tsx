import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePage } from "@/components/share-image/share-page";
import { listEvents } from "@/lib/community/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";

/** The share image of the list of events in a language. */
export function eventListImage(language: Language = DEFAULT_LANGUAGE): SharePage {
  const t = textsIn<keyof typeof english>(language, "event-page");
  return {
    title: t("title"),
    lead: t("image.lead"),
    tone: "rose",
    art: async () => (
      <PictureColumns ratio={4 / 3} pictures={(await listEvents()).map(({ image }) => image.src)} />
    ),
  };
}
