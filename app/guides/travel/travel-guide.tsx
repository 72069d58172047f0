import { guideRoute } from "@/app/guides/guide-route";
import { CityFacts } from "@/components/guides/city-facts";
import { GuideArticle } from "@/components/guides/guide-article";
import { getCityNamed } from "@/lib/cities/queries";
import { listTravelGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

/** The page of a travel guide. */
export const TRAVEL_GUIDE = guideRoute({
  collection: "travel",
  read: listTravelGuides,
  dataOf: articleData,
  async show(shown) {
    const { city: name, highlights } = shown.guide;
    const city = await getCityNamed(name);
    const facts = city && <CityFacts city={city} highlights={highlights} />;
    return <GuideArticle {...shown} facts={facts} />;
  },
});
