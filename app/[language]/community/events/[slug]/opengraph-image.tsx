import { notFound } from "next/navigation";
import { drawEventImage } from "@/app/community/events/[slug]/event-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export default async function TranslatedEventImage({
  params,
}: {
  params: Promise<{ language: string; slug: string }>;
}) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawEventImage(slug, language);
}
