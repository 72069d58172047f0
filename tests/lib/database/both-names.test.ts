/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { eq } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import type { Database } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const BARE: Omit<typeof restaurants.$inferInsert, "id" | "name"> = {
  cuisine: [],
  reviewCount: 0,
  lat: 52.5,
  lng: 13.4,
  city: "Berlin",
  country: "Germany",
  timeZone: "Europe/Berlin",
  images: [],
  features: [],
  dietaryOptions: [],
  verified: false,
  featured: false,
  sample: false,
  createdAt: new Date("2026-01-01"),
  updatedAt: new Date("2026-01-01"),
};

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it.each([{ name: "緑", latinName: "Midori" }, { name: "Kopps" }])(
    "rows name restaurants as texts do: %j",
    async (forms) => {
      const id = forms.name;
      const [row] = await database.asOwner(async (transaction) => {
        await transaction.insert(restaurants).values({ ...BARE, ...forms, id });
        return transaction
          .select({ text: BOTH_NAMES })
          .from(restaurants)
          .where(eq(restaurants.id, id));
      });
      expect(row!.text).toBe(bothNames(forms));
    },
  );
});
