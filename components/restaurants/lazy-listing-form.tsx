"use client";

import { lazy } from "react";

/** The form for listings, whose code is loaded only where it is shown. React's own: next/dynamic would be 1.5 KB of every visit. */
export const LazyListingForm = lazy(() =>
  import("@/components/restaurants/listing-form").then((file) => ({ default: file.ListingForm })),
);
