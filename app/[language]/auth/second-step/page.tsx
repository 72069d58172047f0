import { notFound } from "next/navigation";
import { codeMetadata, CodeScreen } from "@/app/auth/code-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/auth/second-step">;

/** Rendered on request, as the English page. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? codeMetadata(language) : {};
}

export default async function TranslatedSecondStepPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <CodeScreen language={language} asked={(await searchParams).next} />;
}
