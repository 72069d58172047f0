import { usePathname } from "next/navigation";
import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "@/lib/browser/idle";
import { languageToOffer } from "@/lib/languages/choice";
import type { Language } from "@/lib/languages/languages";
import { existsIn, languageOfPath } from "@/lib/languages/paths";

type Offer = {
  language: Language;
  path: string;
  Line: ComponentType<{ language: Language; path: string; onClose: () => void }>;
};

/** Offers the visitor's language on a page that exists in it, in a line whose code and texts are loaded for it alone. */
export function LanguageOffer() {
  const path = usePathname();
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    const current = languageOfPath(path);
    const { languages } = navigator;
    const language = languageToOffer(current, { cookies: document.cookie, languages });
    if (!language || !existsIn(current, path) || !existsIn(language, path)) return;
    whenIdle(() => {
      import("@/components/layout/language-offer-line").then(
        ({ LanguageOfferLine: Line }) => setOffer({ language, path, Line }),
        () => undefined,
      );
    });
  }, [path]);

  if (offer?.path !== path) return null;
  return <offer.Line {...offer} onClose={() => setOffer(undefined)} />;
}
