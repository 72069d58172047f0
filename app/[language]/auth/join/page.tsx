import { notFound } from "next/navigation";
import { joinMetadata, JoinScreen } from "@/app/auth/join-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/auth/join">;

/** Rendered on request, as the English page. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? joinMetadata(language) : {};
}

export default async function TranslatedJoinPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <JoinScreen language={language} asked={(await searchParams).next} />;
}
