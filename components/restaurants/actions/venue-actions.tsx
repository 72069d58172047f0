import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DirectionsButton } from "@/components/restaurants/actions/directions-menu";
import { PhoneDock } from "@/components/restaurants/actions/phone-dock";
import { SaveAndShare } from "@/components/restaurants/actions/save-and-share";
import { RestaurantName } from "@/components/site/restaurant-name";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/place.json";
import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { telHref } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

const LINE = buttonVariants({ variant: "line" });

type VenueActionsProps = { restaurant: Restaurant; hasNearby: boolean };

/** The link to directions; to the restaurants nearby where this one may have closed. */
function WayThere({
  restaurant,
  hasNearby,
  className,
}: VenueActionsProps & { className?: string }) {
  const t = useTexts("place", english);
  const isGone = restaurant.closure === "closed" || mayHaveClosed(restaurant);
  if (!isGone) return <DirectionsButton className={className ?? ""} />;
  if (!hasNearby) return null;
  return (
    <a href="#nearby" className={cn(buttonVariants({ variant: "ink" }), className)}>
      <Icon name="MapPin" />
      {t("go-nearby")}
    </a>
  );
}

type CallLinkProps = { restaurant: Restaurant; phone: string; className?: string };

function CallLink({ restaurant, phone, className }: CallLinkProps) {
  const t = useTexts("place", english);
  return (
    <a href={telHref(phone)} className={cn(LINE, className)}>
      <Icon name="Phone" />
      <span>
        {t("call")}
        <span className="sr-only">
          {t.rich("call.spoken", {
            name: () => <RestaurantName key="name" {...restaurant} />,
            phone,
          })}
        </span>
      </span>
    </a>
  );
}

/** What one does with a restaurant: go there, call, read its website, save and share it. */
export function VenueActions({ restaurant, hasNearby }: VenueActionsProps) {
  const t = useTexts("place", english);
  const { phone, website, closure } = restaurant;
  const isOpen = closure !== "closed";
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 md:mt-6">
      <WayThere restaurant={restaurant} hasNearby={hasNearby} className="max-md:hidden" />
      {phone && isOpen && (
        <CallLink restaurant={restaurant} phone={phone} className="max-md:hidden" />
      )}
      {website && isOpen && (
        <a href={website} className={cn(LINE, "max-md:flex-1 max-md:px-3")}>
          <Icon name="Globe" />
          <span>
            {t("website")}
            <span className="sr-only">
              {t.rich("website.spoken", {
                name: () => <RestaurantName key="name" {...restaurant} />,
              })}
            </span>
          </span>
        </a>
      )}
      <SaveAndShare restaurant={restaurant} hasLists className="max-md:px-3" />
    </div>
  );
}

/** The way there and the telephone, fixed to the bottom of a phone's screen. */
export function VenueDock({ restaurant, hasNearby }: VenueActionsProps) {
  const { phone, closure } = restaurant;
  if (closure === "closed") return null;
  if (mayHaveClosed(restaurant) && !hasNearby && !phone) return null;
  return (
    <PhoneDock>
      <WayThere restaurant={restaurant} hasNearby={hasNearby} />
      {phone && <CallLink restaurant={restaurant} phone={phone} />}
    </PhoneDock>
  );
}
