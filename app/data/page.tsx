import { OpenData } from "@/components/about/open-data";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: "Open data",
  description:
    "The facts about restaurants on Chard come from OpenStreetMap. Download them with our corrections as GeoJSON, under the Open Database License.",
  canonical: ROUTES.data,
});

export default function DataPage() {
  return <OpenData />;
}
