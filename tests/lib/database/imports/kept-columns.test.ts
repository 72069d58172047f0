/** @jest-environment node */
import { getTableColumns } from "drizzle-orm";
import { KEPT_COLUMNS } from "@/lib/database/imports/kept-columns";
import { restaurants } from "@/lib/database/schema/restaurants";
import { OSM_FIELDS } from "@/lib/import/venue";

/** What imports fill besides the facts of OpenStreetMap. */
const FILLED = ["id", "sample", "closure", "replacedBy", "updatedAt"];

test("imports keep every column of a restaurant that they do not fill", () => {
  const columns = Object.entries(getTableColumns(restaurants));
  const others = columns.filter(([field]) => ![...OSM_FIELDS, ...FILLED].includes(field));
  expect(KEPT_COLUMNS.toSorted()).toEqual(others.map(([, { name }]) => name).toSorted());
});
