import {
  BadgeCheck,
  BookOpen,
  Heart,
  MapPinned,
  Search,
  SlidersHorizontal,
  type LucideIcon,
} from "lucide-react";
import type { ComponentType } from "react";
import { StreetMap } from "@/components/home/street-map";
import { Badge } from "@/components/ui/badge";
import { chipVariants } from "@/components/ui/chip";
import { Stars } from "@/components/site/rating";
import { cn } from "@/lib/cn";
import type { FeatureId } from "@/lib/home/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const MINI = "w-full max-w-[290px] rounded-tile bg-raised text-small shadow-md";

function SearchVisual() {
  return (
    <span className={cn(MINI, "flex items-center gap-2.5 px-4 py-3 text-body!")}>
      <Search size={18} strokeWidth={1.9} />
      ramen in Brooklyn
      <span className="h-5 w-0.5 bg-beet" />
    </span>
  );
}

const SAMPLE_CHIPS = [
  { label: "Open now", on: true },
  { label: "$$", on: false },
  { label: "gluten-free options", on: true },
  { label: "Thai", on: false },
  { label: "soy-free options", on: false },
  { label: "4.5+", on: false },
];

function FiltersVisual() {
  return (
    <span className="flex max-w-[300px] flex-wrap justify-center gap-2">
      {SAMPLE_CHIPS.map(({ label, on }) => (
        <span key={label} className={chipVariants({ size: "sm", tone: on ? "on" : "plain" })}>
          {label}
        </span>
      ))}
    </span>
  );
}

const SAMPLE_DISHES = [
  { name: "Charred leek tart", price: "$14" },
  { name: "Radish carpaccio", price: "$11" },
  { name: "Smoked carrot rye", price: "$16" },
];

function MenusVisual() {
  return (
    <span className={cn(MINI, "px-4.5 py-4")}>
      {SAMPLE_DISHES.map(({ name, price }) => (
        <span
          key={name}
          className="flex justify-between gap-4 border-b border-dotted border-control py-1.5"
        >
          <b className="font-semibold">{name}</b>
          <span className="tabular-nums">{price}</span>
        </span>
      ))}
    </span>
  );
}

const PIN_SPOTS = ["top-[30%] left-[20%]", "top-[54%] left-[50%]", "top-[24%] left-[70%]"];

function LocationVisual({ restaurants }: VisualProps) {
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
          {rating?.toFixed(1)}
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
          <Heart size={18} className="ml-auto fill-beet text-beet" />
        </span>
      ))}
    </span>
  );
}

function ReviewsVisual() {
  return (
    <span className={cn(MINI, "px-4.5 py-4")}>
      <span className="flex items-center justify-between">
        <Stars rating={5} />
        <Badge tone="leaf" className="min-h-6!">
          <BadgeCheck size={16} strokeWidth={1.9} />
          Verified
        </Badge>
      </span>
      <span className="mt-2.5 block">“The leek tart alone is worth crossing town for.”</span>
    </span>
  );
}

type VisualProps = { restaurants: RestaurantSummary[] };
type FeatureVisual = {
  Icon: LucideIcon;
  Visual: ComponentType<VisualProps>;
  ground: "turmeric" | "sprout" | "beet";
};

/** The illustration of each feature card; on phones an icon. Decorative, hidden from screen readers. */
export const FEATURE_VISUALS: Record<FeatureId, FeatureVisual> = {
  search: { Icon: Search, Visual: SearchVisual, ground: "turmeric" },
  filters: { Icon: SlidersHorizontal, Visual: FiltersVisual, ground: "sprout" },
  menus: { Icon: BookOpen, Visual: MenusVisual, ground: "beet" },
  location: { Icon: MapPinned, Visual: LocationVisual, ground: "sprout" },
  favorites: { Icon: Heart, Visual: FavoritesVisual, ground: "beet" },
  reviews: { Icon: BadgeCheck, Visual: ReviewsVisual, ground: "turmeric" },
};
