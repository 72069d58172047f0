import { notFound } from "next/navigation";
import { OwnPlaceScreen } from "@/app/restaurants/[id]/owner/own-place-screen";
import { ownerPageMetadata } from "@/lib/claims/page-metadata";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/restaurants/[id]/owner">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownerPageMetadata("owner", language) : {};
}

export default async function TranslatedOwnerPage({ params, searchParams }: Props) {
  const [{ language, id }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnPlaceScreen id={id} query={query} language={language} />;
}
