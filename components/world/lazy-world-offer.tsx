"use client";

import { useEffect, useState, type ReactNode } from "react";
import type { WorldOffer } from "@/components/world/world-offer";

type LazyWorldOfferProps = {
  restaurants: number;
  /** The offer as the server renders it. */
  children: ReactNode;
};

/** The offer of all restaurants, whose code is loaded only where they can be kept. Without it the server's offer stays. */
export function LazyWorldOffer({ restaurants, children }: LazyWorldOfferProps) {
  const [loaded, setLoaded] = useState<{ Offer: typeof WorldOffer }>();

  useEffect(() => {
    import("@/components/world/world-offer").then(
      ({ WorldOffer }) => setLoaded({ Offer: WorldOffer }),
      () => undefined,
    );
  }, []);

  return loaded ? <loaded.Offer restaurants={restaurants} /> : children;
}
