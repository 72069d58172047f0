import { render, screen } from "@testing-library/react";
import { FactsForm } from "@/components/corrections/facts-form";
import { VenueForm } from "@/components/desk/venues/venue-form";
import { presentFacts } from "@/lib/corrections/present-facts";
import { correctedFacts } from "@/lib/corrections/schema";
import { osmFacts } from "@/lib/desk/osm-facts";
import { suggestedFacts } from "@/lib/desk/suggested-facts";
import { readChanges, venueFacts } from "@/lib/desk/venues/read-changes";
import { venueSchema } from "@/lib/desk/venues/schema";
import { createVenueReader } from "@/lib/import/extract/read-venue";
import { OSM_FIELDS } from "@/lib/import/venue";
import type * as ReadTags from "@/lib/osm/read-tags";
import type * as FactTable from "@/lib/restaurants/facts/fact-table";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("@/lib/corrections/actions", () => ({ sendCorrection: jest.fn() }));
jest.mock("@/lib/desk/venues/actions", () => ({ saveVenue: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** The table of facts, and one more line. */
jest.mock("@/lib/restaurants/facts/fact-table", () => {
  const { RESTAURANT_FACTS } = jest.requireActual<typeof FactTable>(
    "@/lib/restaurants/facts/fact-table",
  );
  const terrace = {
    label: "Terrace",
    kind: "choice",
    choices: [
      { value: "yes", label: "With a terrace" },
      { value: "no", label: "Without a terrace" },
    ],
    longest: 10,
    fromOsm: true,
  };
  return { RESTAURANT_FACTS: { ...RESTAURANT_FACTS, terrace } };
});

/** And the tag that says it. */
jest.mock("@/lib/osm/read-tags", () => ({
  readTags: (...[tags, ...rest]: Parameters<typeof ReadTags.readTags>) => ({
    ...jest.requireActual<typeof ReadTags>("@/lib/osm/read-tags").readTags(tags, ...rest),
    terrace: tags.terrace,
  }),
}));

jest.mock("@/components/fact-fields/fact-icons", () => ({
  FACT_ICONS: new Proxy({}, { get: () => "svg" }),
}));

const RESTAURANT = { ...exampleRestaurant(), terrace: "yes" };
const TAGS = { name: "Kopps", amenity: "restaurant", "diet:vegan": "only", terrace: "no" };

test("one line of the table makes a fact that members correct", () => {
  render(<FactsForm restaurantId="1" facts={presentFacts(RESTAURANT)} />);
  expect(screen.getByRole("radio", { name: "Current: With a terrace" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Without a terrace" })).toBeInTheDocument();
  expect(correctedFacts({ terrace: "no" })).toEqual({ terrace: "no" });
});

test("the desk decides about it, and writes it", () => {
  expect(suggestedFacts({ terrace: "no" }, RESTAURANT)).toMatchObject([
    { label: "Terrace", now: "With a terrace", suggested: "Without a terrace", canTake: true },
  ]);
  const facts = venueFacts(RESTAURANT);
  render(<VenueForm id="1" version="2026-11-01T10:00:00.000Z" facts={facts} cities={[]} />);
  expect(screen.getByRole("combobox", { name: "Terrace" })).toHaveDisplayValue("With a terrace");
  const sent = { ...facts, id: "1", version: "2026-11-01T10:00:00.000Z", terrace: "no" };
  expect(readChanges(venueSchema.parse(sent), RESTAURANT)).toEqual({
    changes: [["terrace", "no"]],
    errors: {},
  });
});

test("an import reads it, and the desk compares it", () => {
  const { readVenue } = createVenueReader({
    geographyOf: () => ({
      city: undefined,
      country: "Germany",
      countryCode: "DE",
      continent: "Europe",
      timeZone: "Europe/Berlin",
      district: undefined,
      town: undefined,
      isMisplaced: false,
      hasOtherCountry: false,
    }),
    today: new Date("2026-11-26T12:00:00Z"),
  });
  const element = { type: "node", id: 1, lat: 52.5, lng: 13.4, tags: TAGS } as const;
  expect(readVenue(element).facts).toMatchObject({ terrace: "no" });
  expect(OSM_FIELDS).toContain("terrace");
  expect(osmFacts(RESTAURANT, TAGS)).toContainEqual({
    name: "terrace",
    label: "Terrace",
    here: "With a terrace",
    there: "Without a terrace",
  });
});
