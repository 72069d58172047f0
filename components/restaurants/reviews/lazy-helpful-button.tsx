"use client";

import { lazy, type ComponentProps } from "react";
import type { HelpfulButton } from "@/components/restaurants/reviews/helpful-button";

const Button = lazy(async () => {
  const { HelpfulButton: Loaded } = await import("@/components/restaurants/reviews/helpful-button");
  return { default: Loaded };
});

/**
 * The button for votes, whose code is loaded only where it is shown; next/dynamic would preload it before the page's own scripts. A
 * function: the server's reference to a client component cannot resolve to what `lazy` returns.
 */
export function LazyHelpfulButton(props: ComponentProps<typeof HelpfulButton>) {
  return <Button {...props} />;
}
