"use client";

import { lazy, type ComponentProps } from "react";
import type { ListingForm } from "@/components/restaurants/listings/listing-form";

const Form = lazy(async () => {
  const { ListingForm: Loaded } = await import("@/components/restaurants/listings/listing-form");
  return { default: Loaded };
});

/**
 * The form for listings, whose code is loaded only where it is shown; next/dynamic would add 1.5 KB to every visit. A function: the
 * server's reference to a client component cannot resolve to what `lazy` returns.
 */
export function LazyListingForm(props: ComponentProps<typeof ListingForm>) {
  return <Form {...props} />;
}
