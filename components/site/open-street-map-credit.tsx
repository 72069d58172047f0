import { useTexts } from "#texts";
import type { ReactNode } from "react";
import english from "@/lib/messages/en/credit.json";
import {
  openStreetMapEditHref,
  openStreetMapHref,
  openStreetMapNoteHref,
} from "@/lib/restaurants/facts/contact";
import type { Restaurant } from "@/lib/restaurants/types";
import { ROUTES } from "@/lib/routes";

const LINKS = {
  osm: "https://www.openstreetmap.org/copyright",
  odbl: "https://opendatacommons.org/licenses/odbl/1-0/",
  data: ROUTES.data,
};

/** Whose facts a page shows, and under which license (ODbL 4.3). */
export function OpenStreetMapCredit({ restaurant }: { restaurant?: Restaurant }) {
  const t = useTexts("credit", english);
  const link = (name: keyof typeof LINKS, text: ReactNode) => (
    <a key={name} href={LINKS[name]} className="link text-inherit">
      {text}
    </a>
  );
  return (
    <p className="mt-8 text-small text-ink-3">
      {t.rich("credit", {
        osm: (text) => link("osm", text),
        odbl: (text) => link("odbl", text),
        data: (text) => link("data", text),
      })}
      {restaurant?.osm && (
        <>
          {" · "}
          <a href={openStreetMapHref(restaurant.osm)} className="link text-inherit">
            {t("credit.see")}
          </a>
          {" · "}
          <a href={openStreetMapEditHref(restaurant.osm)} className="link text-inherit">
            {t("credit.edit")}
          </a>
          {" · "}
          <a href={openStreetMapNoteHref(restaurant)} className="link text-inherit">
            {t("credit.note")}
          </a>
        </>
      )}
    </p>
  );
}
