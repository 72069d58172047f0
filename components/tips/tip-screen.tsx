import { useTexts } from "#texts";
import { BothNames, RestaurantName } from "@/components/site/restaurant-name";
import { TipForm } from "@/components/tips/tip-form";
import { WithdrawTipForm } from "@/components/tips/withdraw-tip-form";
import { BackLink } from "@/components/ui/back-link";
import english from "@/lib/messages/en/forms/pages.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { placeLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

type TipScreenProps = { restaurant: Restaurant; tip: { text: string } | undefined };

/** The page on which a member writes, changes or deletes a tip. */
export function TipScreen({ restaurant, tip }: TipScreenProps) {
  const { id, address } = restaurant;
  const t = useTexts("form-pages", english);
  return (
    <main className="wrap pb-(--section)">
      <BackLink
        href={restaurantHref(id)}
        label={<RestaurantName {...restaurant} />}
        landmark={t("breadcrumb")}
      />
      <h1 id="tip-heading" className="mt-1 mb-2 headline text-h2">
        {t(tip ? "tip.edit" : "tip")}
      </h1>
      <p className="mb-6 text-ink-2">
        {t.rich("tip.lead", {
          name: () => <BothNames key="name" {...restaurant} />,
          place: placeLine(address, cityNameIn(t.language, restaurant)),
        })}
      </p>
      <div className="max-w-150">
        <TipForm restaurantId={id} text={tip?.text} />
        {tip && <WithdrawTipForm restaurantId={id} />}
      </div>
    </main>
  );
}
