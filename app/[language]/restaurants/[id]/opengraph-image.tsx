import { notFound } from "next/navigation";
import { drawRestaurantImage } from "@/app/restaurants/[id]/restaurant-image";
import { isPrefixedLanguage } from "@/lib/languages/languages";

export const revalidate = 86_400;

/** Drawn when it is first asked for. */
export const generateStaticParams = () => [];

export default async function TranslatedRestaurantImage({
  params,
}: {
  params: Promise<{ language: string; id: string }>;
}) {
  const { language, id } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return drawRestaurantImage(id, language);
}
