import { Mission } from "@/components/about/mission";
import { JsonLd } from "@/components/ui/json-ld";
import { getMission } from "@/lib/about/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/about/mission.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { OWN_SITE_NAME } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "mission");

/** What search engines are told of the mission in a language. */
export function missionMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  const end = OWN_SITE_NAME ? "community" : "story";
  return pageMetadata({
    title: brandedTitle(t("title")),
    description: t("description", { site: SITE_NAME, end }),
    canonical: ROUTES.mission,
    language,
  });
}

/** What the site is for, in the language of the page's path. */
export async function MissionScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const mission = await getMission();
  const title = textsOf(language)("title");
  return (
    <>
      <Mission mission={mission} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.mission) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.mission, title)]),
        ]}
      />
    </>
  );
}
