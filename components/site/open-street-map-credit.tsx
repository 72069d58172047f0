import { useTexts } from "#texts";
import type { ReactNode } from "react";
import english from "@/lib/messages/en/credit.json";
import { ROUTES } from "@/lib/routes";

const LINKS = {
  osm: "https://www.openstreetmap.org/copyright",
  odbl: "https://opendatacommons.org/licenses/odbl/1-0/",
  data: ROUTES.data,
};

/** Whose facts a page shows, and under which license (ODbL 4.3). */
export function OpenStreetMapCredit({ children }: { children?: ReactNode }) {
  const t = useTexts("credit", english);
  const link = (name: keyof typeof LINKS, text: ReactNode) => (
    <a key={name} href={LINKS[name]} className="link">
      {text}
    </a>
  );
  return (
    <p className="place-credit">
      {t.rich("credit", {
        osm: (text) => link("osm", text),
        odbl: (text) => link("odbl", text),
        data: (text) => link("data", text),
      })}
      {children}
    </p>
  );
}
