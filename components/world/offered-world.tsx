import { LazyWorldOffer } from "@/components/world/lazy-world-offer";
import { WorldOfferFrame } from "@/components/world/world-offer-frame";

/** The offer of all restaurants for use offline, in the page's HTML already; `restaurants` says how many there are. */
export function OfferedWorld({ restaurants }: { restaurants: number }) {
  return (
    <LazyWorldOffer restaurants={restaurants}>
      <WorldOfferFrame restaurants={restaurants} />
    </LazyWorldOffer>
  );
}
