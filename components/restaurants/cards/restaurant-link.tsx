"use client";

import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { RestaurantLoading } from "@/components/restaurants/cards/restaurant-loading";
import { IntentLink } from "@/components/ui/intent-link";
import { restaurantHref } from "@/lib/routes";

/**
 * Not the route's loading.tsx: without a prefetch loading.tsx appears after the response instead of before it, and it puts the
 * loading text into the first paint of the prerendered pages (P6.6).
 */
function PendingNavigation() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  // Events of a portal bubble to its React parents: otherwise a click on the loading state would click the link.
  return createPortal(
    <div onClick={(event) => event.stopPropagation()}>
      <RestaurantLoading />
    </div>,
    document.body,
  );
}

type RestaurantLinkProps = { id: string; className?: string; children: ReactNode };

/** A link to a restaurant's page that says "Loading restaurant details..." while the page is loading. */
export function RestaurantLink({ id, children, ...props }: RestaurantLinkProps) {
  return (
    <IntentLink href={restaurantHref(id)} {...props}>
      {children}
      <PendingNavigation />
    </IntentLink>
  );
}
