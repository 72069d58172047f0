import { Globe, Heart, MapPin, Phone, Share2 } from "lucide-react";
import { DirectionsButton } from "@/components/restaurants/directions-menu";
import { SaveButton } from "@/components/restaurants/save-button";
import { ShareButton } from "@/components/restaurants/share-button";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { mayHaveClosed } from "@/lib/restaurants/closure";
import { telHref } from "@/lib/restaurants/contact";
import type { Restaurant } from "@/lib/restaurants/types";

const LINE = buttonVariants({ variant: "line" });
const ICON = { size: 20, strokeWidth: 1.9, "aria-hidden": true } as const;
const DOCK = cn(
  "phone-dock fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col gap-2.5 border-t border-line bg-raised px-5 pt-2.5 pb-dock",
  "max-xs:static max-xs:-mx-(--gutter) max-xs:grid-flow-row md:hidden",
);

type VenueActionsProps = { restaurant: Restaurant; hasNearby: boolean };

/** The way there; to the restaurants nearby where this one may be gone. */
function WayThere({
  restaurant,
  hasNearby,
  className,
}: VenueActionsProps & { className?: string }) {
  const isGone = restaurant.closure === "closed" || mayHaveClosed(restaurant);
  if (!isGone) return <DirectionsButton className={className ?? ""} />;
  if (!hasNearby) return null;
  return (
    <a href="#nearby" className={cn(buttonVariants({ variant: "ink" }), className)}>
      <MapPin {...ICON} />
      Places nearby
    </a>
  );
}

function CallLink({ name, phone, className }: { name: string; phone: string; className?: string }) {
  return (
    <a href={telHref(phone)} className={cn(LINE, className)}>
      <Phone {...ICON} />
      <span>
        Call
        <span className="sr-only">
          {" "}
          {name}: {phone}
        </span>
      </span>
    </a>
  );
}

/** What one does with a restaurant: go there, call, read its website, save and share it. */
export function VenueActions({ restaurant, hasNearby }: VenueActionsProps) {
  const { id, name, phone, website, closure, cuisine, address, city } = restaurant;
  const isOpen = closure !== "closed";
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 md:mt-6">
      <WayThere restaurant={restaurant} hasNearby={hasNearby} className="max-md:hidden" />
      {phone && isOpen && <CallLink name={name} phone={phone} className="max-md:hidden" />}
      {website && isOpen && (
        <a href={website} rel="noopener" className={cn(LINE, "max-md:flex-1 max-md:px-3")}>
          <Globe {...ICON} />
          <span>
            Website<span className="sr-only"> of {name}</span>
          </span>
        </a>
      )}
      <SaveButton
        id={id}
        className={cn(
          LINE,
          "aria-pressed:border-beet aria-pressed:bg-beet-soft max-md:flex-1 max-md:px-3",
        )}
      >
        <Heart {...ICON} className="in-aria-pressed:fill-beet in-aria-pressed:text-beet" />
        Save
      </SaveButton>
      <ShareButton
        title={name}
        text={[cuisine.join(", "), address ?? city].filter(Boolean).join(" at ")}
        className={cn(LINE, "max-md:flex-1 max-md:px-3")}
      >
        <Share2 {...ICON} />
        Share
      </ShareButton>
    </div>
  );
}

/** The way there and the telephone, fixed to the bottom of a phone's screen. */
export function VenueDock({ restaurant, hasNearby }: VenueActionsProps) {
  const { name, phone, closure } = restaurant;
  if (closure === "closed") return null;
  if (mayHaveClosed(restaurant) && !hasNearby && !phone) return null;
  return (
    <div className={DOCK}>
      <WayThere restaurant={restaurant} hasNearby={hasNearby} />
      {phone && <CallLink name={name} phone={phone} />}
    </div>
  );
}
