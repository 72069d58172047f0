import { notFound } from "next/navigation";
import { EditScreen, ownEventMetadata } from "@/app/community/events/[slug]/edit/edit-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/events/[slug]/edit">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? ownEventMetadata(language) : {};
}

export default async function TranslatedOwnEventPage({ params, searchParams }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <EditScreen slug={slug} query={await searchParams} language={language} />;
}
