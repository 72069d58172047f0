import { Home } from "@/components/home/home";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { getHomeContent, getRealHome } from "@/lib/home/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import type { HomeText } from "@/lib/home/types";
import { OWN_SITE_DESCRIPTION, OWN_TAGLINE } from "@/lib/public-env";
import { listExampleRestaurants } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { organizationData, websiteData } from "@/lib/structured-data/site";

/** The number of example restaurants: one per label in the heading and per picture in a feature card. */
const EXAMPLE_COUNT = 3;

/** What search engines are told of the home page in a language. */
export function homeMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<HomeText>(language, "home");
  return pageMetadata({
    title: brandedTitle(OWN_TAGLINE ?? t("title")),
    description: OWN_SITE_DESCRIPTION ?? t("page-description"),
    canonical: ROUTES.home,
    language,
  });
}

/** The home page in the language of its path. */
export async function HomeScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const isEnglish = language === DEFAULT_LANGUAGE;
  const t = textsIn<HomeText>(language, "home");
  return (
    <>
      <Home
        content={await getHomeContent()}
        restaurants={await listExampleRestaurants(EXAMPLE_COUNT)}
        isKept={hasDatabase()}
        real={await getRealHome()}
      />
      <JsonLd
        things={[
          organizationData(),
          isEnglish ? websiteData() : websiteData(language, t("page-description")),
        ]}
      />
    </>
  );
}
