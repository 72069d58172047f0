import { notFound } from "next/navigation";
import { respondWithSummaries } from "@/app/restaurants/respond-with-summaries";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Context = RouteContext<"/[language]/restaurants/summaries.json/[ids]">;

/** The same in another language, where one card alone is asked for in this way, too. */
export async function GET(_request: Request, { params }: Context) {
  const { language, ids } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return respondWithSummaries(ids, language);
}
