import { notFound } from "next/navigation";
import { PhotosScreen } from "@/app/restaurants/[id]/photos/photos-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/[id]/photos">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "photos");
}

export default async function TranslatedPhotosPage({ params, searchParams }: Props) {
  const [{ language, id }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <PhotosScreen id={id} query={query} language={language} />;
}
