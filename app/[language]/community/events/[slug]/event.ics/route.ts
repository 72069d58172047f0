import { notFound } from "next/navigation";
import { respondWithEvent } from "@/app/community/events/[slug]/event.ics/event-file";
import { listEvents } from "@/lib/community/queries";
import { isPrefixedLanguage, PREFIXED_LANGUAGES } from "@/lib/languages/languages";

/** As of the file in English. */
export const dynamic = "force-static";
export const revalidate = 86_400;

export async function generateStaticParams() {
  const events = await listEvents();
  return PREFIXED_LANGUAGES.flatMap((language) => events.map(({ id }) => ({ language, slug: id })));
}

type Context = RouteContext<"/[language]/community/events/[slug]/event.ics">;

export async function GET(_request: Request, { params }: Context) {
  const { language, slug } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return respondWithEvent(slug, language);
}
