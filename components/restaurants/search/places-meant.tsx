import { useTexts } from "#texts";
import { pathIn } from "@/lib/languages/paths";
import type { Location } from "@/lib/location/types";
import everywhereTexts from "@/lib/messages/en/everywhere.json";
import foundTexts from "@/lib/messages/en/screens/found.json";
import { nearMeHref } from "@/lib/near-me/href";

/** Places that a text may mean where no restaurant has its words, each with the way to near me there (P14.16). */
export function PlacesMeant({ places }: { places: readonly Location[] }) {
  const t = useTexts("everywhere", everywhereTexts);
  const found = useTexts("found", foundTexts);
  if (places.length === 0) return null;
  return (
    <section aria-label={t("places.label")} className="mb-8">
      <p className="font-strong">{t("places")}</p>
      <ul className="mt-3 grid gap-2">
        {places.map((place) => (
          <li key={`${place.name} ${place.lat},${place.lng}`}>
            <a href={pathIn(t.language, nearMeHref(place))} className="link">
              {found("around", { name: place.name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
