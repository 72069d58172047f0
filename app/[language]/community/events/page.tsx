import { notFound } from "next/navigation";
import { eventsMetadata, EventsScreen } from "@/app/community/events/events-screen";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/events">;

export const dynamicParams = false;

export function generateStaticParams() {
  return PREFIXED_LANGUAGES.map((language) => ({ language }));
}

export async function generateMetadata({ params }: Props) {
  const { language } = await params;
  return isPrefixedLanguage(language) ? eventsMetadata(language) : {};
}

export default async function TranslatedEventsPage({ params }: Props) {
  const { language } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <EventsScreen language={language} />;
}
