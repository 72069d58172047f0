import { LeafArt } from "@/components/share-image/leaf-art";
import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePages } from "@/components/share-image/share-page";
import { getContactDetails } from "@/lib/about/queries";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/share-image.json";

/** The share images of the pages about the site in a language. */
export function aboutImages(language: Language) {
  const t = textsIn<keyof typeof english>(language, "share-image");
  return {
    mission: {
      title: t("mission"),
      lead: t("mission.lead"),
      tone: "beet",
      art: async () => <LeafArt labels={[]} />,
    },
    contact: {
      title: t("contact"),
      lead: t("contact.lead"),
      tone: "rose",
      art: async () => {
        const { team } = await getContactDetails();
        return <PictureColumns portraits pictures={team.map(({ avatar }) => avatar)} />;
      },
    },
  } satisfies SharePages;
}
