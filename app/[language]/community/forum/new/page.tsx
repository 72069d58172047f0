import { notFound } from "next/navigation";
import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { OwnTopicScreen } from "@/app/community/forum/new/own-topic-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/forum/new">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? forumFormMetadata("new", language) : {};
}

export default async function TranslatedNewTopicPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnTopicScreen language={language} />;
}
