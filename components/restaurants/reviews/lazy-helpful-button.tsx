"use client";

import dynamic from "next/dynamic";

/** The button for votes, whose code is loaded only where it is shown. */
export const LazyHelpfulButton = dynamic(() =>
  import("@/components/restaurants/reviews/helpful-button").then(
    ({ HelpfulButton }) => HelpfulButton,
  ),
);
