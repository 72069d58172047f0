import { notFound } from "next/navigation";
import { TopicScreen, topicScreenMetadata } from "@/app/community/forum/[slug]/topic-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/forum/[slug]">;

/** As of the page in English. */
export const revalidate = 86_400;

/** Rendered when it is first asked for. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { language, slug } = await params;
  return isPrefixedLanguage(language) ? topicScreenMetadata(slug, language) : {};
}

export default async function TranslatedTopicPage({ params }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <TopicScreen slug={slug} language={language} />;
}
