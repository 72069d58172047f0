import { guideRoute } from "@/app/guides/guide-route";
import { CityFacts } from "@/components/guides/city-facts";
import { GuideArticle } from "@/components/guides/guide-article";
import { getCityNamed } from "@/lib/cities/queries";
import { listCityGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

/** The page of a city guide. */
export const CITY_GUIDE = guideRoute({
  collection: "city",
  read: listCityGuides,
  dataOf: articleData,
  async show(shown) {
    const city = await getCityNamed(shown.guide.city);
    return <GuideArticle {...shown} facts={city && <CityFacts city={city} />} />;
  },
});
