import { notFound } from "next/navigation";
import { drawTopicImage } from "@/app/community/forum/[slug]/topic-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export default async function TranslatedTopicImage({
  params,
}: {
  params: Promise<{ language: string; slug: string }>;
}) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawTopicImage(slug, language);
}
