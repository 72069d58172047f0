"use client";

import { lazyPart } from "@/components/site/lazy-part";

/** The form for listings, whose code is loaded only where it is shown. */
export const LazyListingForm = lazyPart(
  async () => (await import("@/components/restaurants/listings/listing-form")).ListingForm,
);
