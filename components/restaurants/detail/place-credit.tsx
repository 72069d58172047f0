import { useTexts } from "#texts";
import { Fragment } from "react";
import { OpenStreetMapCredit } from "@/components/site/open-street-map-credit";
import english from "@/lib/messages/en/place.json";
import {
  openStreetMapEditHref,
  openStreetMapHref,
  openStreetMapNoteHref,
} from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";

/** Whose facts a restaurant's page shows, and where to see and correct them there. */
export function PlaceCredit({ restaurant }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  const { osm } = restaurant;
  if (!osm) return null;
  const links = [
    [t("credit.see"), openStreetMapHref(osm)],
    [t("credit.edit"), openStreetMapEditHref(osm)],
    [t("credit.note"), openStreetMapNoteHref(restaurant)],
  ] as const;
  return (
    <OpenStreetMapCredit>
      {links.map(([text, href], index) => (
        <Fragment key={index}>
          {" · "}
          <a href={href} className="link">
            {text}
          </a>
        </Fragment>
      ))}
    </OpenStreetMapCredit>
  );
}
