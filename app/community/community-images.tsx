import { PictureColumns } from "@/components/share-image/picture-columns";
import type { SharePages } from "@/components/share-image/share-page";
import { SpeechArt } from "@/components/share-image/speech-art";
import {
  listEvents,
  listMembers,
  listPhotos,
  listPosts,
  listTopics,
} from "@/lib/community/queries";
import { listGalleryImages } from "@/lib/gallery/queries";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/screens/share-image.json";

const GALLERY_PICTURES = 8;

/** The share images of the community's pages that exist in every language. */
export function communityImages(language: Language) {
  const t = textsIn<keyof typeof english>(language, "share-image");
  return {
    forum: {
      title: t("forum"),
      lead: t("forum.lead"),
      tone: "leaf",
      art: async () => {
        const topics = await listTopics();
        return (
          <SpeechArt
            voices={topics.map(({ id, title, author }) => ({ id, text: title, person: author }))}
          />
        );
      },
    },
    members: {
      title: t("members"),
      lead: t("members.lead"),
      tone: "rose",
      art: async () => (
        <PictureColumns portraits pictures={(await listMembers()).map(({ avatar }) => avatar)} />
      ),
    },
    blog: {
      title: t("blog"),
      lead: t("blog.lead"),
      tone: "turmeric",
      art: async () => (
        <PictureColumns
          ratio={4 / 3}
          pictures={(await listPosts()).map(({ image }) => image.src)}
        />
      ),
    },
    events: {
      title: t("events"),
      lead: t("events.lead"),
      tone: "rose",
      art: async () => (
        <PictureColumns
          ratio={4 / 3}
          pictures={(await listEvents()).map(({ image }) => image.src)}
        />
      ),
    },
    photos: {
      title: t("photos"),
      lead: t("photos.lead"),
      tone: "sprout",
      art: async () => (
        <PictureColumns pictures={(await listPhotos()).map(({ image }) => image.src)} />
      ),
    },
    "ai-gallery": {
      title: t("ai-gallery"),
      lead: t("ai-gallery.lead"),
      tone: "grove",
      art: async () => {
        const images = (await listGalleryImages()).slice(0, GALLERY_PICTURES);
        return <PictureColumns ratio={4 / 3} pictures={images.map(({ src }) => src)} />;
      },
    },
  } satisfies SharePages;
}
