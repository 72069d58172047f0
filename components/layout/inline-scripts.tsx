"use client";

import { INLINE_SCRIPTS } from "#inline-scripts";

/** What runs before a page is painted. From the browser's side of the page, since the data of server components would hold its text once more. */
export function InlineScripts() {
  return INLINE_SCRIPTS.map((script, index) => (
    <script key={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  ));
}
