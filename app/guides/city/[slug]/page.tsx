import { guideRoute } from "@/app/guides/guide-route";
import { CityFacts } from "@/components/guides/city-facts";
import { GuideArticle } from "@/components/guides/guide-article";
import { getCityNamed } from "@/lib/cities/queries";
import { listCityGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

const route = guideRoute({
  collection: "city",
  read: listCityGuides,
  titleOf: ({ city }) => `${city}: Vegan City Guide`,
  dataOf: articleData,
  async show(shown) {
    const city = await getCityNamed(shown.guide.city);
    return <GuideArticle {...shown} facts={city && <CityFacts city={city} />} />;
  },
});

export const dynamicParams = false;

export const generateStaticParams = route.generateStaticParams;

export const generateMetadata = route.generateMetadata;

export default route.Page;
