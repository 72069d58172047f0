import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { isHidden } from "@/lib/hidden/is-hidden";
import { nameAfterPrefix } from "@/lib/languages/name-after-prefix";
import { sentenceSpace } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/places/city.json";
import type { TopPlaces as Places } from "@/lib/places/place-list";
import { ROUTES } from "@/lib/routes";

/** What the order of the places is. */
function basisOf({ rated, confirmed }: Places, name: string, t: Translator<keyof typeof english>) {
  const count = rated.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  if (rated.length === 0) return t("top.none", { city: nameAfterPrefix(t.language, name) });
  return t(confirmed.length > 0 ? "top.both" : "top.rated", { count });
}

type TopPlacesProps = {
  city: string;
  places: Places;
  /** The places as cards. */
  children: ReactNode;
};

/** The restaurants of a city that are named first (P14.586). */
export function TopPlaces({ city, places, children }: TopPlacesProps) {
  const t = useTexts("city", english);
  if (places.rated.length + places.confirmed.length === 0) return null;
  return (
    <section aria-labelledby="top-places" className="mt-12 md:mt-16">
      <h2 id="top-places" className="font-display text-h2">
        {t("top")}
      </h2>
      <p className="mt-2 mb-5 text-ink-2 md:mb-8">
        {basisOf(places, city, t)}
        {sentenceSpace(t.language)}
        {places.rated.length > 0 && !isHidden(ROUTES.topRated) && (
          <PageLink href={`${ROUTES.topRated}#formula`} className="link">
            {t("top.how")}
          </PageLink>
        )}
      </p>
      {children}
    </section>
  );
}
