import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/place.json";
import type { FEATURES } from "@/lib/restaurants/filters/filter-options";
import type { Restaurant } from "@/lib/restaurants/types";

const FEATURE_ICONS: Readonly<Record<string, IconName>> = {
  "outdoor seating": "Trees",
  delivery: "Bike",
  takeout: "ShoppingBag",
  reservations: "CalendarCheck",
  wifi: "Wifi",
  "pet friendly": "PawPrint",
  "family friendly": "Baby",
  bar: "Wine",
  "date night": "Heart",
  groups: "Users",
  "casual dining": "Utensils",
} satisfies Record<(typeof FEATURES)[number], IconName>;

function FeatureIcon({ feature }: { feature: string }) {
  const icon = FEATURE_ICONS[feature] ?? "Check";
  return <Icon name={icon} />;
}

const BLOCK = "place-section";
const HEADING = "mb-4.5 font-display text-h3";

/** Description, features and dietary options. */
export function RestaurantAbout({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  const words = useFactWords();
  return (
    <>
      {restaurant.description && (
        <p className="pb-8 text-lead text-pretty" {...ownWords(t.language, "en")}>
          {restaurant.description}
        </p>
      )}
      <section className={BLOCK}>
        <h2 className={HEADING}>{t("features")}</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 max-xs:grid-cols-1 md:grid-cols-3">
          {restaurant.features.map((feature) => (
            <li key={feature} className="feature-row">
              <FeatureIcon feature={feature} />
              {words("feature", feature)}
            </li>
          ))}
        </ul>
      </section>
      <section className={BLOCK}>
        <h2 className={HEADING}>{t("dietary")}</h2>
        <ul className="flex flex-wrap gap-2">
          {restaurant.dietaryOptions.map((option) => (
            <li key={option} className="diet-mark">
              <Icon name="Leaf" size={16} />
              {words("dietary", option)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
