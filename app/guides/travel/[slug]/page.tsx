import { guideRoute } from "@/app/guides/guide-route";
import { CityFacts } from "@/components/guides/city-facts";
import { GuideArticle } from "@/components/guides/guide-article";
import { getCityNamed } from "@/lib/cities/queries";
import { listTravelGuides } from "@/lib/guides/queries";
import { articleData } from "@/lib/structured-data/guides";

const route = guideRoute({
  collection: "travel",
  read: listTravelGuides,
  titleOf: ({ city }) => `${city}: Vegan Travel Guide`,
  dataOf: articleData,
  async show(shown) {
    const { city: name, highlights } = shown.guide;
    const city = await getCityNamed(name);
    const facts = city && <CityFacts city={city} highlights={highlights} />;
    return <GuideArticle {...shown} facts={facts} />;
  },
});

export const dynamicParams = false;

export const generateStaticParams = route.generateStaticParams;

export const generateMetadata = route.generateMetadata;

export default route.Page;
