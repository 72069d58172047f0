"use client";

import { use, type ReactNode } from "react";
import { TextsContext, type PageTexts } from "@/lib/languages/texts-context";
import { formatDistanceIn } from "@/lib/location/distance-in";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";

type PartTextsProps = { subjects: PageTexts["subjects"]; children: ReactNode };

/** Hands the islands of a page in another language than English what they say beside those of the layout. */
export function PartTexts({ subjects, children }: PartTextsProps) {
  const page = use(TextsContext);
  if (!page) return children;
  const { language } = page;
  const texts: PageTexts = {
    ...page,
    subjects: { ...page.subjects, ...subjects },
    formats: {
      month: (iso) => formatMonthIn(language, iso),
      distance: (miles, unit = "miles") => formatDistanceIn(language, miles, unit),
    },
  };
  return <TextsContext value={texts}>{children}</TextsContext>;
}
