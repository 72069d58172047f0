import { notFound } from "next/navigation";
import {
  eventGuestsMetadata,
  EventGuestsScreen,
} from "@/app/community/events/[slug]/guests/event-guests-screen";
import { isPrefixedLanguage } from "@/lib/languages/languages";

/** As of the page in English. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/[language]/community/events/[slug]/guests">;

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? eventGuestsMetadata(language) : {};
}

export default async function TranslatedEventGuestsPage({ params, searchParams }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  const { result } = await searchParams;
  return <EventGuestsScreen slug={slug} result={result} language={language} />;
}
