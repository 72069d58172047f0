/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { restaurants } from "@/lib/database/schema/restaurants";
import { isThin } from "@/lib/restaurants/thin";
import { emptyDatabase } from "@/tests/lib/database/support/empty-database";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

type Row = typeof restaurants.$inferInsert;

const BARE: Row = {
  id: "bare",
  name: "Test Leaf",
  cuisine: [],
  reviewCount: 0,
  lat: 52.5,
  lng: 13.4,
  city: "Berlin",
  country: "Germany",
  timeZone: "Europe/Berlin",
  images: [],
  features: ["wifi"],
  dietaryOptions: [],
  veganLevel: "vegan",
  verified: false,
  featured: false,
  sample: false,
  createdAt: new Date("2026-01-01"),
  updatedAt: new Date("2026-01-01"),
};

const PHOTO = { id: "p", width: 900, height: 600, description: "A bowl", count: 1 };

const FACTS: Partial<Row>[] = [
  { hours: { monday: [{ open: "09:00", close: "17:00" }] } },
  { hoursText: "by appointment" },
  { address: "Lindenweg 1" },
  { phone: "+49 30 5550100" },
  { website: "https://leaf.example" },
  { email: "hello@leaf.example" },
  { socialMedia: { instagram: "leaf" } },
  { description: "Soups." },
  { cardPhoto: PHOTO as Row["cardPhoto"] & object },
  { dishes: { names: ["Soup"], count: 1 } },
  { cuisine: ["Thai"] },
  { images: [{ src: "/a.svg", alt: "", width: 3, height: 2 }] },
  { reviewCount: 1 },
];

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await emptyDatabase(database);
  });
  afterAll(() => database.close());

  it("marks pages with a name alone, by the same rule in SQL and in the page", async () => {
    const rows = [BARE, ...FACTS.map((fact, index) => ({ ...BARE, ...fact, id: `fact-${index}` }))];
    await database.asOwner((transaction) => transaction.insert(restaurants).values(rows));
    const pages = await sqlRecords(database).listRestaurantPages();
    expect(pages.filter((page) => page.isThin).map(({ id }) => id)).toEqual(["bare"]);
    const stored = await database.asOwner((transaction) => transaction.select().from(restaurants));
    expect(
      stored
        .map(toRestaurant)
        .filter(isThin)
        .map(({ id }) => id),
    ).toEqual(["bare"]);
  });
});
