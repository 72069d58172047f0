import { ViewTransition, type ReactNode } from "react";

/**
 * The picture of a restaurant's card grows into the one on its page, in browsers that can show it. Not on the way back: React
 * draws what Back asks for at once, so that the browser can restore the scroll position.
 */
export function PictureMorph({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`restaurant-${id}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}
