import { Mission } from "@/components/about/mission";
import { getMission } from "@/lib/about/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Our Mission"),
  description:
    "Why Chard exists: a good plant-based meal within reach of everyone. Our purpose, our global impact, and how it began on the back of a menu.",
  canonical: ROUTES.mission,
});

export default async function MissionPage() {
  return <Mission mission={await getMission()} />;
}
