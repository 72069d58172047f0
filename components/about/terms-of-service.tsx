import { Points } from "@/components/about/legal-lists";
import { LegalPage, type LegalSection } from "@/components/about/legal-page";
import { memberTerms } from "@/components/about/member-terms";
import { IntentLink } from "@/components/ui/intent-link";
import { isHidden } from "@/lib/hidden/is-hidden";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const UPDATED = "2026-11-27";

const SAMPLES_IN_SHORT = [
  `${SITE_NAME} is free to use, with or without an account.`,
  "Restaurants, reviews, members and numbers are samples.",
  "Ask the kitchen about allergens, not a website.",
];

const IN_SHORT = [
  `${SITE_NAME} is free to use, with or without an account.`,
  "What you write stays yours. Facts about restaurants are open data.",
  "People decide what is removed, say why, and look again if you object.",
  "Ask the kitchen about allergens, not a website.",
];

const SAMPLES: LegalSection = {
  id: "samples",
  title: "What you see here",
  body: (
    <>
      <p>
        {SITE_NAME} shows what a worldwide directory of vegan restaurants can be. The restaurants,
        reviews, members, events and gallery pictures are made up, and so are the counts, ratings
        and quotes. Please do not cross a city for one of them.
      </p>
      <p>Cities, coordinates, populations and what the guides say about food are real.</p>
    </>
  ),
};

const USE: LegalSection = {
  id: "use",
  title: "Using the site",
  body: (
    <Points
      points={[
        "Use it for anything lawful.",
        "Do not try to get into other people’s accounts, and do not load the site so heavily that others cannot use it.",
        "Keep your password to yourself; what happens under your account is yours to answer for.",
      ]}
    />
  ),
};

const NOT_OPEN: LegalSection = {
  id: "not-open",
  title: "What is not open yet",
  body: (
    <p>
      Writing reviews, joining events, listing a restaurant, sending messages, profiles and
      settings. Wherever you meet one of these, the site says so, and nothing is sent.
    </p>
  ),
};

const health = (labels: string): LegalSection => ({
  id: "health",
  title: "Food and health",
  body: (
    <p>
      {!isHidden(ROUTES.health) && (
        <>
          The{" "}
          <IntentLink href={ROUTES.health} className="link">
            health guide
          </IntentLink>{" "}
          is general information with its sources, not medical advice.{" "}
        </>
      )}
      {labels}
    </p>
  ),
});

const END: readonly LegalSection[] = [
  {
    id: "others",
    title: "Maps and other people’s work",
    body: (
      <>
        <p>
          Street maps hold data of OpenStreetMap’s contributors. Google Maps, where it is used,
          comes under Google’s own terms. City names and coordinates are from GeoNames, under the
          Creative Commons Attribution 4.0 licence; coastlines are from Natural Earth, in the public
          domain.
        </p>
        <p>The site’s own code and pictures may be used under the MIT licence.</p>
      </>
    ),
  },
  {
    id: "liability",
    title: "No promises",
    body: (
      <p>
        The site is offered as it is. As far as the law allows, nobody is liable for damage that
        comes from using it or from its being unavailable.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this text",
    body: <p>When something changes, the date at the top changes too.</p>,
  },
];

const SAMPLE_LABELS =
  "Labels such as gluten-free or nut-free are samples too: always ask the kitchen.";
const LABELS =
  "Labels such as gluten-free or nut-free are what someone once noted: always ask the kitchen.";

/** The terms of service (P2.10): what the site actually does. `isKept`: whether members write and send (P14.300). */
export function TermsOfService({ isKept }: { isKept: boolean }) {
  return (
    <LegalPage
      current={ROUTES.terms}
      title="Terms of Service"
      updated={UPDATED}
      inShort={isKept ? IN_SHORT : SAMPLES_IN_SHORT}
      sections={
        isKept
          ? [...memberTerms(USE), health(LABELS), ...END]
          : [SAMPLES, USE, NOT_OPEN, health(SAMPLE_LABELS), ...END]
      }
    />
  );
}
