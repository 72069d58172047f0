import { ViewTransition, type ReactNode } from "react";

/**
 * A view transition from the picture of a restaurant's card to the one on its page. Not on Back: React renders that
 * synchronously, so that the browser can restore the scroll position.
 */
export function PictureTransition({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`restaurant-${id}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}
