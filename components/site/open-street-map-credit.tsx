import {
  openStreetMapEditHref,
  openStreetMapHref,
  openStreetMapNoteHref,
} from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const COPYRIGHT = "https://www.openstreetmap.org/copyright";
const LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

/** Whose facts a page shows, and under which license (ODbL 4.3). */
export function OpenStreetMapCredit({ restaurant }: { restaurant?: Restaurant }) {
  return (
    <p className="mt-8 text-small text-ink-3">
      Place data{" "}
      <a href={COPYRIGHT} className="link text-inherit">
        © OpenStreetMap contributors
      </a>
      ,{" "}
      <a href={LICENSE} className="link text-inherit">
        ODbL
      </a>
      .{" "}
      <a href={ROUTES.data} className="link text-inherit">
        Open data
      </a>
      {restaurant?.osm && (
        <>
          {" · "}
          <a href={openStreetMapHref(restaurant.osm)} className="link text-inherit">
            See this place on OpenStreetMap
          </a>
          {" · "}
          <a href={openStreetMapEditHref(restaurant.osm)} className="link text-inherit">
            Edit on OpenStreetMap
          </a>
          {" · "}
          <a href={openStreetMapNoteHref(restaurant)} className="link text-inherit">
            Leave a note there
          </a>
        </>
      )}
    </p>
  );
}
