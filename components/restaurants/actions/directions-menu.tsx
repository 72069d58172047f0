import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Fragment, type ReactNode } from "react";
import { buttonVariants, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/place.json";
import { directionsHrefs } from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

const MENU_ID = "directions";

type DirectionsButtonProps = Pick<ButtonProps, "className" | "variant" | "size">;

/** Opens the menu, which the browser places beside it; a page has one menu and may have several buttons. */
export function DirectionsButton({ className, variant = "beet", size }: DirectionsButtonProps) {
  const t = useTexts("place", english);
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      <Icon name="Navigation" />
      {t("directions")}
    </button>
  );
}

type DirectionsMenuProps = {
  restaurant: Pick<Restaurant, "name" | "lat" | "lng">;
  /** Its name with the language of that. */
  name: ReactNode;
};

/** The maps that lead to a restaurant. It needs no scripts. */
export function DirectionsMenu({ restaurant, name }: DirectionsMenuProps) {
  const t = useTexts("place", english);
  const { device, openStreetMap, google, apple } = directionsHrefs(restaurant);
  const links: { name: string; href: string; className?: string }[] = [
    // Only where a device opens such links with a map of its own (app/globals.css).
    { name: t("directions.device"), href: device, className: "geo-link" },
    { name: "OpenStreetMap", href: openStreetMap },
    { name: "Google Maps", href: google },
    { name: "Apple Maps", href: apple },
  ];
  return (
    <div id={MENU_ID} popover="auto" className="directions-panel">
      <p className="px-3.5 pt-2 pb-1 text-small text-ink-2">
        {t.rich("directions.to", { name: () => <Fragment key="name">{name}</Fragment> })}
      </p>
      <ul>
        {links.map(({ name: map, href, ...look }, index) => (
          <li key={index} {...look}>
            <a href={href}>{map}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
