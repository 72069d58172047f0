import { ViewTransition, type ReactNode } from "react";

/** The picture of a restaurant's card grows into the one on its page, and back, in browsers that can show it. */
export function PictureMorph({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`restaurant-${id}`} share="morph" default="none">
      {children}
    </ViewTransition>
  );
}
