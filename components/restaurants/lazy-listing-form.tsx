"use client";

import dynamic from "next/dynamic";

/** The form for listings, whose code is loaded only where it is shown. */
export const LazyListingForm = dynamic(() =>
  import("@/components/restaurants/listing-form").then(({ ListingForm }) => ListingForm),
);
