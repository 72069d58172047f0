import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { LazyDishMark } from "@/components/dishes/lazy-dish-mark";
import { ReportLink } from "@/components/site/report-link";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { allergensText } from "@/lib/dishes/allergens-text";
import { newDishHref } from "@/lib/dishes/hrefs";
import words from "@/lib/messages/en/forms/photo-words.json";
import english from "@/lib/messages/en/reviews.json";
import { priceText } from "@/lib/dishes/price";
import type { Dish, DishLevel } from "@/lib/dishes/types";
import { describedIn } from "@/lib/restaurants/photos/described-in";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { listComma, sentenceSpace } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";

type DishRowProps = {
  dish: Dish;
  restaurantId: string;
  /** Whether prices are asked for. */
  hasPrices: boolean;
  /** Whether photos can be added. */
  isOpenToPhotos: boolean;
  /** Level of the name's heading. */
  heading?: 2 | 3;
};

type DishTexts = Translator<keyof typeof english>;

const confirmedText = ({ eatenAt, addedAt }: Dish, t: DishTexts) =>
  t(eatenAt ? "dish.confirmed" : "dish.added", {
    month: formatMonthIn(t.language, eatenAt ?? addedAt),
  });

/** What it contains and what to ask for, as far as anyone has said it. */
function detailsOf({ level, request, allergens }: Dish, t: DishTexts) {
  const contains = allergensText(allergens, t);
  return [
    ...(contains ? [t("dish.contains", { allergens: contains })] : []),
    ...(request ? [t("dish.request", { request })] : []),
    ...(level ? [] : [t("dish.ask")]),
  ].join(sentenceSpace(t.language));
}

type Asked = Pick<DishRowProps, "dish" | "hasPrices" | "isOpenToPhotos">;

/** What nobody has said of it or shown, as the words of a link; undefined where all is known. */
function missingOf({ dish, hasPrices, isOpenToPhotos }: Asked, t: DishTexts) {
  const { level, price, allergens, photo } = dish;
  const facts = [
    ...(level ? [] : [t("dish.fact.level")]),
    ...(price || !hasPrices ? [] : [t("dish.fact.price")]),
    ...(allergens.length > 0 ? [] : [t("dish.fact.allergens")]),
    ...(photo || !isOpenToPhotos ? [] : [t("dish.fact.photo")]),
  ];
  return facts.length > 0 ? t("dish.add", { facts: facts.join(listComma(t.language)) }) : undefined;
}

function Level({ level }: { level: DishLevel }) {
  const t = useTexts("reviews", english);
  if (level === "on request") return <Badge tone="turmeric">{t("dish.on-request")}</Badge>;
  return (
    <Badge tone="leaf">
      <Icon name="Check" size={14} className="icon-bold" />
      {t("dish.vegan")}
    </Badge>
  );
}

/** One dish, with what members may say of it (P14.870). */
export function DishRow({
  dish,
  restaurantId,
  hasPrices,
  isOpenToPhotos,
  heading = 3,
}: DishRowProps) {
  const t = useTexts("reviews", english);
  const word = useTexts("photo-words", words);
  const { id, name, level, price, byOwner, photo, eatenBy, isServed, isRetired } = dish;
  const Heading = `h${heading}` as const;
  const details = detailsOf(dish, t);
  const missing = missingOf({ dish, hasPrices, isOpenToPhotos }, t);
  return (
    <li id={`dish-${id}`} className="scroll-mt-24 border-t border-line pt-4 pb-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5">
        {photo && (
          <VisitorPhoto
            photo={{ ...photo, description: describedIn(word, photo.description) }}
            sizes="5rem"
            className="size-20 flex-none rounded-inner bg-sprout object-cover"
          />
        )}
        <div className={cn("min-w-0 flex-1", photo ? "basis-48" : "basis-64")}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Heading className="text-title font-title wrap-anywhere">
              <bdi>{name}</bdi>
            </Heading>
            {price && (
              <span className="font-semibold tabular-nums">{priceText(price, t.language)}</span>
            )}
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {level && <Level level={level} />}
            {byOwner && <Badge tone="beet">{t("dish.by-owner")}</Badge>}
            <span className="text-small text-ink-3">{confirmedText(dish, t)}</span>
          </p>
          {details && <p className="mt-1.5 text-small wrap-anywhere text-ink-2">{details}</p>}
        </div>
        {!isRetired && <LazyDishMark kind="ate" count={eatenBy} {...{ id, restaurantId, name }} />}
      </div>
      <div className="-ms-3.5 flex flex-wrap items-center">
        {isServed && missing && (
          <PageLink
            href={newDishHref(restaurantId, id)}
            rel="nofollow"
            className="inline-flex min-h-11 items-center rounded-inner px-3.5 text-small text-ink-3 hover:bg-sprout hover:text-ink print:hidden"
          >
            {missing}
            <span className="sr-only">{t("dish.add.to", { name })}</span>
          </PageLink>
        )}
        {isServed && <LazyDishMark kind="gone" {...{ id, restaurantId, name }} />}
        {isRetired && <span className="px-3.5 text-small text-ink-3">{t("dish.retired")}</span>}
        <ReportLink kind="dish" id={id} about={t("about.dish", { name })} />
      </div>
    </li>
  );
}
