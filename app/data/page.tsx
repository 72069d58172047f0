import { OpenData } from "@/components/about/open-data";
import { JsonLd } from "@/components/ui/json-ld";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Open data"),
  description: `The facts about restaurants on ${SITE_NAME} come from OpenStreetMap. Download them with our corrections as GeoJSON, under the Open Database License.`,
  canonical: ROUTES.data,
});

export default function DataPage() {
  return (
    <>
      <OpenData />
      <JsonLd things={[breadcrumbData({ name: "Open data", path: ROUTES.data })]} />
    </>
  );
}
