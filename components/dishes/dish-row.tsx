import { Check } from "lucide-react";
import { LazyDishMark } from "@/components/dishes/lazy-dish-mark";
import { ReportLink } from "@/components/site/report-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { allergensText } from "@/lib/dishes/allergens";
import { newDishHref } from "@/lib/dishes/hrefs";
import { priceText } from "@/lib/dishes/price";
import type { Dish, DishLevel } from "@/lib/dishes/types";
import { monthOf } from "@/lib/restaurants/facts/freshness";

type DishRowProps = {
  dish: Dish;
  restaurantId: string;
  /** Whether prices are asked for. */
  hasPrices: boolean;
  /** Level of the name's heading. */
  heading?: 2 | 3;
};

const confirmedText = ({ eatenAt, addedAt }: Dish) =>
  eatenAt ? `Confirmed in ${monthOf(eatenAt)}` : `Added in ${monthOf(addedAt)}`;

/** What it contains and what to ask for, as far as anyone has said it. */
function detailsOf({ level, request, allergens }: Dish) {
  const contains = allergensText(allergens);
  return [
    ...(contains ? [`${contains}.`] : []),
    ...(request ? [`Ask for it: ${request}`] : []),
    ...(level ? [] : ["Ask whether it is vegan as served."]),
  ].join(" ");
}

/** What nobody has said of it, as the words of a link; undefined where all is known. */
function missingOf({ level, price, allergens }: Dish, hasPrices: boolean) {
  const facts = [
    ...(level ? [] : ["how it is served"]),
    ...(price || !hasPrices ? [] : ["price"]),
    ...(allergens.length > 0 ? [] : ["allergens"]),
  ];
  return facts.length > 0 ? `Add ${facts.join(", ")}` : undefined;
}

function Level({ level }: { level: DishLevel }) {
  if (level === "on request") return <Badge tone="turmeric">Vegan on request</Badge>;
  return (
    <Badge tone="leaf">
      <Check size={14} strokeWidth={2.2} aria-hidden="true" />
      Vegan
    </Badge>
  );
}

/** One dish, with what members may say of it (P14.870). */
export function DishRow({ dish, restaurantId, hasPrices, heading = 3 }: DishRowProps) {
  const { id, name, level, price, byOwner, photo, eatenBy, isServed, isRetired } = dish;
  const Heading = `h${heading}` as const;
  const details = detailsOf(dish);
  const missing = missingOf(dish, hasPrices);
  return (
    <li id={`dish-${id}`} className="scroll-mt-24 border-t border-line pt-4 pb-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5">
        {photo && (
          <VisitorPhoto
            photo={photo}
            sizes="5rem"
            className="size-20 flex-none rounded-inner bg-sprout object-cover"
          />
        )}
        <div className={cn("min-w-0 flex-1", photo ? "basis-48" : "basis-64")}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Heading className="text-title font-title wrap-anywhere">
              <bdi>{name}</bdi>
            </Heading>
            {price && <span className="font-semibold tabular-nums">{priceText(price)}</span>}
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {level && <Level level={level} />}
            {byOwner && <Badge tone="beet">By the owner</Badge>}
            <span className="text-small text-ink-3">{confirmedText(dish)}</span>
          </p>
          {details && <p className="mt-1.5 text-small wrap-anywhere text-ink-2">{details}</p>}
        </div>
        {!isRetired && <LazyDishMark kind="ate" count={eatenBy} {...{ id, restaurantId, name }} />}
      </div>
      <div className="-ml-3.5 flex flex-wrap items-center">
        {isServed && missing && (
          <a
            href={newDishHref(restaurantId, id)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center rounded-inner px-3.5 text-small text-ink-3 hover:bg-sprout hover:text-ink print:hidden"
          >
            {missing}
            <span className="sr-only"> to {name}</span>
          </a>
        )}
        {isServed && <LazyDishMark kind="gone" {...{ id, restaurantId, name }} />}
        {isRetired && (
          <span className="px-3.5 text-small text-ink-3">The owner says: no longer served.</span>
        )}
        <ReportLink kind="dish" id={id} about={`the dish ${name}`} />
      </div>
    </li>
  );
}
