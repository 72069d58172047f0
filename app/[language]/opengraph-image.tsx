import { notFound } from "next/navigation";
import { drawHomeImage } from "@/app/home-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for: the build would take a second for each. */
export const generateStaticParams = () => [];

export default async function TranslatedHomeImage({
  params,
}: {
  params: Promise<{ language: string }>;
}) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawHomeImage(language);
}
