import { notFound } from "next/navigation";
import { eventPageMetadata, EventScreen } from "@/app/community/events/[slug]/event-screen";
import { listEvents } from "@/lib/community/queries";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

type Props = PageProps<"/[language]/community/events/[slug]">;

/** As of the page in English. */
export const revalidate = 86_400;

export async function generateStaticParams() {
  const events = await listEvents();
  return PREFIXED_LANGUAGES.flatMap((language) => events.map(({ id }) => ({ language, slug: id })));
}

export async function generateMetadata({ params }: Props) {
  const { language, slug } = await params;
  return isPrefixedLanguage(language) ? eventPageMetadata(slug, language) : {};
}

export default async function TranslatedEventPage({ params }: Props) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return <EventScreen slug={slug} language={language} />;
}
