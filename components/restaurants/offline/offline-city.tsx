import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { useWorldQuery } from "@/components/restaurants/offline/use-world-query";
import { veganFoodCount } from "@/lib/counts";
import { aroundFragment } from "@/lib/restaurants/near-me/around-fragment";
import { ROUTES } from "@/lib/routes";

/** Instead of the page of a city: near me around it, which has its restaurants without a connection. */
export function OfflineCity({ id }: { id: string }) {
  const city = useWorldQuery("city", { id });
  if (!city) return null;
  return (
    <section aria-labelledby="kept-city" className="my-10 border-t border-line pt-8">
      <h2 id="kept-city" className="mb-4 font-display text-h3">
        {city.name}, saved on this device
      </h2>
      <a href={`${ROUTES.nearMe}${aroundFragment(city)}`} className={buttonVariants()}>
        <Icon name="MapPin" size={18} />
        {veganFoodCount(city.count)} in {city.name}
      </a>
    </section>
  );
}
