import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import type { Coordinates } from "@/lib/location/types";
import { SHARED_NAME } from "@/lib/location/device-location";
import { parseAround } from "@/lib/restaurants/near-me/area-fragment";
import { ROUTES } from "@/lib/routes";

type OfflinePlaceProps = { point: Coordinates; hash: string };

/** Instead of near me around a point: near me with the same fragment, which has its restaurants without a connection. */
export function OfflinePlace({ point: { lat, lng }, hash }: OfflinePlaceProps) {
  const named = parseAround(hash);
  const name = named?.name ?? SHARED_NAME;
  const around = named ? [] : [`around=${lat},${lng}`];
  const fragment = [...around, ...hash.split("#").filter(Boolean)].join("&");
  return (
    <section aria-labelledby="kept-place" className="my-10 border-t border-line pt-8">
      <h2 id="kept-place" className="mb-4 font-display text-h3">
        Around {name}, saved on this device
      </h2>
      <a href={`${ROUTES.nearMe}#${fragment}`} className={buttonVariants()}>
        <Icon name="MapPin" size={18} />
        Restaurants around {name}
      </a>
    </section>
  );
}
