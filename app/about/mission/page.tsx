import { Mission } from "@/components/about/mission";
import { JsonLd } from "@/components/ui/json-ld";
import { getMission } from "@/lib/about/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { OWN_SITE_NAME } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Our Mission"),
  description: `Why ${SITE_NAME} exists: a good plant-based meal within reach of everyone. Our purpose, our global impact, and ${OWN_SITE_NAME ? "our community" : "how it began on the back of a menu"}.`,
  canonical: ROUTES.mission,
});

export default async function MissionPage() {
  const mission = await getMission();
  return (
    <>
      <Mission mission={mission} />
      <JsonLd things={[breadcrumbData({ name: "Our Mission", path: ROUTES.mission })]} />
    </>
  );
}
