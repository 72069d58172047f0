"use client";

import { useEffect, useState } from "react";
import { fetchJson } from "@/lib/browser/stored-files";
import { formatCountIn } from "@/lib/languages/format-count";
import { useLanguage } from "@/lib/languages/use-language";
import type { OpenNow } from "@/lib/restaurants/open-now";
import { cityHref } from "@/lib/routes";

/** How many restaurants of a city are open now; its space stays empty until that is known. */
export function CityOpenCount({ cityId }: { cityId: string }) {
  const language = useLanguage();
  const [open, setOpen] = useState<number>();

  useEffect(() => {
    const left = new AbortController();
    fetchJson(`${cityHref(cityId)}/open.json`, left).then(
      (answer) => {
        if (!left.signal.aborted) setOpen((answer as OpenNow).open);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [cityId]);

  if (open === undefined) return <span className="invisible">0</span>;
  return formatCountIn(language, open);
}
