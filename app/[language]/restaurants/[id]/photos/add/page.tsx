import { notFound } from "next/navigation";
import { OwnPhotosScreen } from "@/app/restaurants/[id]/photos/add/own-photos-screen";
import { formPageMetadata } from "@/lib/forms/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/restaurants/[id]/photos/add">;

export async function generateMetadata({ params }: Props) {
  return formPageMetadata((await params).language, "photos.add");
}

export default async function TranslatedAddPhotosPage({ params, searchParams }: Props) {
  const [{ language, id }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnPhotosScreen id={id} query={query} language={language} />;
}
