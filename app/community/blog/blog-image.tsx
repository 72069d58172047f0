import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePage } from "@/components/share-image/share-page";
import { listPosts } from "@/lib/community/queries";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/blog.json";

/** The share image of the list of posts in a language. */
export function blogImage(language: Language): SharePage {
  const t = textsIn<keyof typeof english>(language, "blog");
  return {
    title: t("meta"),
    lead: t("image.lead"),
    tone: "turmeric",
    art: async () => (
      <PictureColumns ratio={4 / 3} pictures={(await listPosts()).map(({ image }) => image.src)} />
    ),
  };
}
