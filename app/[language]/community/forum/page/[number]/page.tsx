import { notFound } from "next/navigation";
import { forumPageMetadata, ForumPageScreen } from "@/app/community/forum/forum-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum/page/[number]">;

/** As of the page in English. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? forumPageMetadata(language) : {};
}

export default async function TranslatedForumPageNumber({ params }: Props) {
  const { language, number } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ForumPageScreen number={number} />;
}
