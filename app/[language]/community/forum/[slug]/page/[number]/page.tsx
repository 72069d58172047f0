import { notFound } from "next/navigation";
import { LaterTopicScreen, laterTopicMetadata } from "@/app/community/forum/[slug]/topic-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum/[slug]/page/[number]">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  const { language, ...page } = await params;
  return isPrefixedLanguage(language) ? laterTopicMetadata(page, language) : {};
}

export default async function TranslatedTopicPageNumber({ params }: Props) {
  const { language, ...page } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <LaterTopicScreen {...page} language={language} />;
}
