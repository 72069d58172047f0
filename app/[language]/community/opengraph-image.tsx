import { notFound } from "next/navigation";
import { eventListImage } from "@/app/community/events/list-image";
import { blogImage } from "@/app/community/blog/blog-image";
import { forumImage } from "@/app/community/forum/forum-image";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { DEFAULT_LANGUAGE, isPrefixedLanguage, type Language } from "@/lib/languages/languages";
import { renderShareImage } from "@/lib/share-image/render";

type Props = { params: Promise<{ language: string }>; id: Promise<string> };

/** Of the pages that exist in every language. */
const imagesIn = (language: Language): SharePages => ({
  events: eventListImage(language),
  blog: blogImage(language),
  forum: forumImage(language),
});

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export function generateImageMetadata() {
  return sharePageIds(imagesIn(DEFAULT_LANGUAGE));
}

export default async function TranslatedCommunityImage({ params, id }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return renderShareImage(await sharePageImage(imagesIn(language), await id, language));
}
