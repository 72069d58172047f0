import { notFound } from "next/navigation";
import { OwnReplyScreen } from "@/app/community/forum/[slug]/reply/own-reply-screen";
import { forumFormMetadata } from "@/app/community/forum/forum-form-texts";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum/[slug]/reply">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? forumFormMetadata("reply", language) : {};
}

export default async function TranslatedReplyPage({ params, searchParams }: Props) {
  const [{ language, slug }, query] = await Promise.all([params, searchParams]);
  if (!isPrefixedLanguage(language)) notFound();
  return <OwnReplyScreen slug={slug} query={query} language={language} />;
}
