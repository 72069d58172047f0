/** @jest-environment node */
import { overpassQuery, queryOverpass } from "@/lib/import/overpass";

const SELECTED = (filter: string) =>
  `(nwr["diet:vegan"~"^(only|yes|limited)$"]${filter};nwr["diet:vegetarian"="only"]${filter};);out center meta;`;

test.each([
  [{ kind: "world" } as const, `[out:json][timeout:900];${SELECTED("")}`],
  [
    { kind: "box", box: [52.3, 13, 52.7, 13.8] } as const,
    `[out:json][timeout:900];${SELECTED("(52.3,13,52.7,13.8)")}`,
  ],
  [
    { kind: "area", area: "62422" } as const,
    `[out:json][timeout:900];rel(62422);map_to_area->.a;${SELECTED("(area.a)")}`,
  ],
  [
    { kind: "area", area: 'Ber"lin' } as const,
    `[out:json][timeout:900];area["name"="Ber\\"lin"]["boundary"="administrative"]->.a;${SELECTED("(area.a)")}`,
  ],
])("the query for %j", (scope, query) => expect(overpassQuery(scope)).toBe(query));

test("servers are asked in turn, with one POST that says who asks", async () => {
  const asked: [string, RequestInit][] = [];
  const extract = await queryOverpass(
    { kind: "world" },
    {
      servers: ["https://a.example", "https://b.example"],
      userAgent: "Chard/1.0 (+https://chard.example)",
      fetch: async (url, init) => {
        asked.push([String(url), init!]);
        return String(url).includes("a.example")
          ? new Response("busy", { status: 504 })
          : new Response('{"elements":[{"id":1}]}');
      },
    },
  );
  const found: unknown[] = [];
  for await (const element of extract.elements) found.push(element);
  expect(found).toEqual([{ id: 1 }]);
  expect(asked.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    "POST https://a.example",
    "POST https://b.example",
  ]);
  expect(asked[1]?.[1].headers).toMatchObject({
    "user-agent": "Chard/1.0 (+https://chard.example)",
  });
});

test("says what each server answered when none helps", async () => {
  const query = queryOverpass(
    { kind: "world" },
    {
      servers: ["https://a.example"],
      userAgent: "x",
      fetch: async () => new Response("", { status: 429 }),
    },
  );
  await expect(query).rejects.toThrow("https://a.example: 429");
});
