"use client";

import { lazy, Suspense } from "react";
import { PageUnavailable, type PageUnavailableProps } from "@/components/layout/page-unavailable";

/** Loaded once a page fails: few visitors see it. Without a connection it is in English. */
const InLanguage = lazy(() =>
  import("@/components/layout/unavailable/unavailable-in-language").catch(() => ({
    default: PageUnavailable,
  })),
);

/** In place of a page in another language than English that the server could not render (P14.400). */
export function TranslatedUnavailable(props: PageUnavailableProps) {
  return (
    <Suspense fallback={null}>
      <InLanguage {...props} />
    </Suspense>
  );
}
