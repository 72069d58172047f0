import { notFound } from "next/navigation";
import { blogMetadata, BlogScreen } from "@/app/community/blog/blog-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/blog">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? blogMetadata(language) : {};
}

export default async function TranslatedBlogPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <BlogScreen language={language} />;
}
