import { notFound } from "next/navigation";
import { forumMetadata, ForumScreen } from "@/app/community/forum/forum-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? forumMetadata(language) : {};
}

export default async function TranslatedForumPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ForumScreen language={language} />;
}
