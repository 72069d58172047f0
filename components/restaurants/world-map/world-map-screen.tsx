import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { WorldMap } from "@/components/restaurants/world-map/world-map";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { PageHeading } from "@/components/ui/page-heading";
import english from "@/lib/messages/en/screens/map-page.json";

type WorldMapScreenProps = {
  /** How many restaurants there are. */
  total: number;
  /** Links to countries and cities, for visitors who see no map. */
  children: ReactNode;
};

/** The map of the world with all of its restaurants. */
export function WorldMapScreen({ total, children }: WorldMapScreenProps) {
  const t = useTexts("map-page", english);
  return (
    <main className="wrap">
      <PageHeading title={t("title")} lead={t("lead")} />
      <NeedsJavaScript className="mb-4">{t("scripts")}</NeedsJavaScript>
      <WorldMap total={total} hasSearch />
      {children}
      <OpenStreetMapCredit />
    </main>
  );
}
