"use client";

import { use } from "react";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import { TextsContext } from "@/lib/languages/texts-context";

/** Behind a link on a page in another language: that what it leads to is in English; nothing where it is not. */
export function InEnglish({ href }: { href: string }) {
  const page = use(TextsContext);
  if (!page || languageOfPath(pathIn(page.language, href)) === page.language) return null;
  return (
    <>
      {" "}
      <span className="ms-1 font-sans text-micro font-normal tracking-normal whitespace-nowrap">
        {page.inEnglish}
      </span>
    </>
  );
}
