"use client";

import type { ReactNode } from "react";
import { TextsContext, type PageTexts } from "@/lib/languages/texts-context";

/** Hands the islands of a page its language and their texts in it. */
export function IslandTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
