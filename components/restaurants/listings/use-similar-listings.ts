import { useEffect, useState } from "react";
import { usePaused } from "@/components/forms/use-paused";
import {
  findSimilarListings,
  type AskedListing,
  type SimilarListing,
} from "@/lib/finding/similar-listings";
import type { Language } from "@/lib/languages/languages";

type Typed = Readonly<Record<string, string>>;

function asked({ name = "", address = "", lat = "", lng = "" }: Typed): AskedListing | undefined {
  const hasPlace = address.trim().length >= 5 || (lat !== "" && lng !== "");
  return name.trim().length >= 2 && hasPlace ? { name, address, lat, lng } : undefined;
}

/** The restaurants that a listing may be about, as soon as its name and its place are typed (P14.323). */
export function useSimilarListings(typed: Typed, language: Language): readonly SimilarListing[] {
  const question = asked(typed);
  const key = usePaused(question ? JSON.stringify(question) : "");
  const [found, setFound] = useState<{ key: string; similar: SimilarListing[] }>();

  useEffect(() => {
    if (key === "") return;
    let isCurrent = true;
    findSimilarListings(JSON.parse(key) as AskedListing, language).then(
      (similar) => isCurrent && setFound({ key, similar }),
      // They are looked for again when the listing is sent.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, language]);

  return key !== "" && found ? found.similar : [];
}
