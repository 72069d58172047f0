import { notFound } from "next/navigation";
import { OwnPost } from "@/app/community/forum/[slug]/edit/own-post";
import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum/[slug]/edit/[post]">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? forumFormMetadata("own", language) : {};
}

export default async function TranslatedOwnPostPage({ params }: Props) {
  const { language, ...own } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnPost {...own} language={language} />;
}
