import dynamic from "next/dynamic";

/** Its code is loaded only where real restaurants can be kept. */
export const LazyWorldOffer = dynamic(() =>
  import("@/components/world/world-offer").then(({ WorldOffer }) => WorldOffer),
);
