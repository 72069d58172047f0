/** @jest-environment node */
import { filterQuery, readFilter, type QueueFilter } from "@/lib/desk/queue-filter";

test.each<[Parameters<typeof readFilter>[1], QueueFilter, string]>([
  [{}, {}, ""],
  [{ q: " soup " }, { text: "soup" }, "?q=soup"],
  [{ kind: "closed", age: "3" }, { kind: "closed", days: 3 }, "?kind=closed&age=3"],
  [{ state: "held", page: "2" }, { state: "held" }, "?state=held"],
  [{ kind: "toString", state: "constructor", age: "2" }, {}, ""],
  [{ kind: ["closed", "facts"], q: ["a"] }, {}, ""],
])("%j is read, and written as an address again", (query, filter, address) => {
  expect(readFilter("corrections", query)).toEqual(filter);
  expect(filterQuery(filter)).toBe(address);
});

test("a kind belongs to its queue", () => {
  expect(readFilter("listings", { kind: "closed" })).toEqual({});
});

test("further pages keep the filter", () => {
  expect(filterQuery({ kind: "facts" }, 3)).toBe("?kind=facts&page=3");
  expect(filterQuery({}, 1)).toBe("");
});
