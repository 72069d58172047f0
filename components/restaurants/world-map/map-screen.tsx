import { useTexts } from "#texts";
import { MapView } from "@/components/map/map-view";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { Rating } from "@/components/site/rating";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import cardTexts from "@/lib/messages/en/card.json";
import english from "@/lib/messages/en/screens/map-page.json";
import { restaurantMarker } from "@/lib/map/markers";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** P8.2. */
const MAP_HEIGHT_PX = 600;

const HOW_TO = [
  { title: "how.move", text: "how.move.text" },
  { title: "how.pick", text: "how.pick.text" },
  { title: "how.read", text: "how.read.text" },
  { title: "how.keys", text: "how.keys.text" },
] as const;

/** The Restaurant Map screen. The list below contains the same restaurants for visitors who cannot use a map. */
export function MapScreen({ restaurants }: { restaurants: RestaurantSummary[] }) {
  const t = useTexts("map-page", english);
  const ofCard = useTexts("card", cardTexts);
  return (
    <main className="wrap">
      <PageHeading title={t("title")} />
      <MapView
        label={t("map")}
        markers={restaurants.map((restaurant) => restaurantMarker(restaurant))}
        height={MAP_HEIGHT_PX}
        shape="edge"
        // Its panel is English.
        hasKeyPanel={t.language === DEFAULT_LANGUAGE}
      />
      <h2 className="mt-12 font-display text-h3">{t("how")}</h2>
      <ol className="mt-5 grid md:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {HOW_TO.map(({ title, text }) => (
          <li
            key={title}
            className="border-t border-line py-4.5 text-list text-ink-2 md:border-t-3 md:border-ink md:pb-0"
          >
            <b className="mb-0.5 block text-title text-ink">{t(title)}</b>
            {t(text)}
          </li>
        ))}
      </ol>
      <h2 className="mt-12 font-display text-h3">{t("cities")}</h2>
      <ul className="mt-5 grid md:grid-cols-2 md:gap-x-5 lg:grid-cols-5">
        {restaurants.map(({ id, name, address, rating, sample }) => (
          <li key={id} className="group relative border-t border-line py-4 text-list">
            <IntentLink
              href={restaurantHref(id)}
              className="text-title font-strong decoration-beet decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </IntentLink>
            <p className="text-ink-2">
              <bdi>{address}</bdi>
            </p>
            {sample && <p className="text-small text-ink-3">{ofCard("sample")}</p>}
            {rating !== undefined && (
              <p className="mt-1 flex">
                <Rating rating={rating} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
