import { useTexts } from "#texts";
import type { ComponentProps } from "react";
import english from "@/lib/messages/en/meta.json";

const CreditLink = (link: ComponentProps<"a">) => <a {...link} className="underline" />;

/** Whose data the site ships (P2.10). */
export function FooterCredits() {
  const t = useTexts("meta", english);
  return (
    <p className="mt-2 text-micro text-on-grove-2">
      {t.rich("credits", {
        osm: (text) => (
          <CreditLink key="osm" href="https://www.openstreetmap.org/copyright">
            {text}
          </CreditLink>
        ),
        odbl: (text) => (
          <CreditLink
            key="odbl"
            href="https://opendatacommons.org/licenses/odbl/1-0/"
            rel="license"
          >
            {text}
          </CreditLink>
        ),
        geonames: (text) => (
          <CreditLink key="geonames" href="https://www.geonames.org/">
            {text}
          </CreditLink>
        ),
        // With a database there may be none: it is said on pages that show some.
        samples: (text) => (
          <span key="samples" className="without-samples:hidden">
            {text}
          </span>
        ),
        members: (text) => (
          <span key="members" className="in-data-database:hidden">
            {text}
          </span>
        ),
      })}
    </p>
  );
}
