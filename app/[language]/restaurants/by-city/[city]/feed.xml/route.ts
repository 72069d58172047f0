import { notFound } from "next/navigation";
import { respondWithCityFeed } from "@/app/restaurants/city-feed";
import { isPrefixedLanguage } from "@/lib/languages/languages";

type Context = RouteContext<"/[language]/restaurants/by-city/[city]/feed.xml">;

export async function GET(_request: Request, { params }: Context) {
  const { language, city } = await params;
  if (!isPrefixedLanguage(language)) notFound();
  return respondWithCityFeed(city, language);
}
