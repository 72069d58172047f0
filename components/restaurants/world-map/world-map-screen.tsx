import type { ReactNode } from "react";
import { WorldMap } from "@/components/restaurants/world-map/world-map";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { PageHeading } from "@/components/ui/page-heading";

type WorldMapScreenProps = {
  /** How many restaurants there are. */
  total: number;
  /** Links to countries and cities, for visitors who see no map. */
  children: ReactNode;
};

/** The map of the world with all of its restaurants. */
export function WorldMapScreen({ total, children }: WorldMapScreenProps) {
  return (
    <main className="wrap">
      <PageHeading title="Restaurant Map" lead="Numbers show places in an area; tap to zoom." />
      <NeedsJavaScript className="mb-4">
        The map needs JavaScript. The countries and cities below have lists of their restaurants.
      </NeedsJavaScript>
      <WorldMap total={total} hasSearch />
      {children}
      <OpenStreetMapCredit />
    </main>
  );
}
