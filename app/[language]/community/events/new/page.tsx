import { notFound } from "next/navigation";
import { newEventMetadata, ProposalScreen } from "@/app/community/events/new/proposal-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/events/new">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? newEventMetadata(language) : {};
}

export default async function TranslatedNewEventPage({ params, searchParams }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <ProposalScreen query={await searchParams} language={language} />;
}
