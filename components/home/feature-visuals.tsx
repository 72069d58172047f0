import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import type { ComponentType } from "react";
import { StreetMap } from "@/components/home/street-map";
import { Badge } from "@/components/ui/badge";
import { chipVariants } from "@/components/ui/chip";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import { readPlace } from "@/lib/env/place";
import type { FeatureId, HomeText } from "@/lib/home/types";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/home.json";
import { DEFAULT_LOCATION } from "@/lib/public-env";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What somebody would type who is where the site begins. */
const OWN_PLACE = DEFAULT_LOCATION && readPlace(DEFAULT_LOCATION)?.name;

const MINI = "w-full max-w-[290px] rounded-tile bg-raised text-small shadow-md";

function SearchVisual() {
  const t = useTexts("home", english);
  return (
    <span className={cn(MINI, "flex items-center gap-2.5 px-4 py-3 text-body!")}>
      <Icon name="Search" size={18} />
      {OWN_PLACE ?? t("visual.search")}
      <span className="h-5 w-0.5 bg-beet" />
    </span>
  );
}

const SAMPLE_CHIPS: { text: HomeText; on: boolean }[] = [
  { text: "visual.open", on: true },
  { text: "visual.price", on: false },
  { text: "visual.gluten", on: true },
  { text: "visual.thai", on: false },
  { text: "visual.soy", on: false },
  { text: "visual.stars", on: false },
];

function FiltersVisual() {
  const t = useTexts("home", english);
  return (
    <span className="flex max-w-[300px] flex-wrap justify-center gap-2">
      {SAMPLE_CHIPS.map(({ text, on }) => (
        <span key={text} className={chipVariants({ size: "sm", tone: on ? "on" : "plain" })}>
          {t(text)}
        </span>
      ))}
    </span>
  );
}

const SAMPLE_DISHES: { name: HomeText; price: string }[] = [
  { name: "visual.tart", price: "$14" },
  { name: "visual.radish", price: "$11" },
  { name: "visual.carrot", price: "$16" },
];

function MenusVisual() {
  const t = useTexts("home", english);
  return (
    <span className={cn(MINI, "px-4.5 py-4")}>
      {SAMPLE_DISHES.map(({ name, price }) => (
        <span
          key={name}
          className="flex justify-between gap-4 border-b border-dotted border-control py-1.5"
        >
          <b className="font-semibold">{t(name)}</b>
          <span className="tabular-nums">{price}</span>
        </span>
      ))}
    </span>
  );
}

const PIN_SPOTS = ["top-[30%] start-[20%]", "top-[54%] start-[50%]", "top-[24%] start-[70%]"];

function LocationVisual({ restaurants }: VisualProps) {
  const t = useTexts("home", english);
  return (
    <>
      <StreetMap />
      {restaurants.slice(0, PIN_SPOTS.length).map(({ id, rating }, index) => (
        <span
          key={id}
          className={cn(
            "absolute rounded-pin-sm px-2.5 leading-8.5 font-bold tabular-nums shadow-md",
            index === 1 ? "bg-beet text-on-beet" : "bg-surface dark:bg-ink dark:text-paper",
            PIN_SPOTS[index],
          )}
        >
          {rating !== undefined && formatDecimal(t.language, rating, true)}
        </span>
      ))}
    </>
  );
}

const SAVED_COUNT = 3;

function FavoritesVisual({ restaurants }: VisualProps) {
  return (
    <span className={cn(MINI, "divide-y divide-line px-4 py-1.5")}>
      {restaurants.slice(0, SAVED_COUNT).map(({ id, name, picture }) => (
        <span key={id} className="flex items-center gap-3 py-2">
          <img
            src={picture.src}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="size-9 rounded-badge object-cover"
          />
          <b className="font-semibold">{name}</b>
          <Icon name="Heart" size={18} className="ms-auto fill-beet stroke-2 text-beet" />
        </span>
      ))}
    </span>
  );
}

function ReviewsVisual() {
  const t = useTexts("home", english);
  return (
    <span className={cn(MINI, "px-4.5 py-4")}>
      <span className="flex items-center justify-between">
        <Stars rating={5} />
        <Badge tone="leaf" className="min-h-6!">
          <Icon name="BadgeCheck" size={16} />
          {t("visual.verified")}
        </Badge>
      </span>
      <span className="mt-2.5 block">{t("visual.quote")}</span>
    </span>
  );
}

type VisualProps = { restaurants: RestaurantSummary[] };
type FeatureVisual = {
  icon: IconName;
  Visual: ComponentType<VisualProps>;
  ground: "turmeric" | "sprout" | "beet";
};

/** The illustration of each feature card; on phones an icon. Decorative, hidden from screen readers. */
export const FEATURE_VISUALS: Record<FeatureId, FeatureVisual> = {
  search: { icon: "Search", Visual: SearchVisual, ground: "turmeric" },
  filters: { icon: "SlidersHorizontal", Visual: FiltersVisual, ground: "sprout" },
  menus: { icon: "BookOpen", Visual: MenusVisual, ground: "beet" },
  location: { icon: "MapPinned", Visual: LocationVisual, ground: "sprout" },
  favorites: { icon: "Heart", Visual: FavoritesVisual, ground: "beet" },
  reviews: { icon: "BadgeCheck", Visual: ReviewsVisual, ground: "turmeric" },
};
