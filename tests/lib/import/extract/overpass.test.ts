/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { overpassQuery, queryOverpass } from "@/lib/import/extract/overpass";

const SELECTED = (filter: string) =>
  `(nwr["diet:vegan"~"^(only|yes|limited|no)$"]${filter};nwr["diet:vegetarian"="only"]${filter};);out center meta;`;

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

describe("queryOverpass", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "chard-overpass-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const COMPLETE = '{"elements":[{"id":1}]}';
  const INCOMPLETE = '{"elements":[{"id":2}],"remark":"runtime error: out of [memory]"}';

  /** Queries servers a, b, … that send these responses; which were queried, and the result. */
  async function ask(...responses: (() => Response | Promise<Response>)[]) {
    const asked: [string, RequestInit][] = [];
    const servers = responses.map((_, index) => `https://${"abc"[index]}.example`);
    const file = queryOverpass({ kind: "world" }, folder, {
      servers,
      userAgent: "Chard/1.0 (+https://chard.example)",
      fetch: async (url, init) => {
        asked.push([String(url), init!]);
        return responses[servers.indexOf(String(url))]!();
      },
    });
    return { asked, extract: readFileSync(await file, "utf8") };
  }

  const busy = () => new Response("busy", { status: 504, statusText: "Gateway Timeout" });
  const page = () => new Response("<!DOCTYPE html><title>Dispatcher</title>");
  const of = (text: string) => () => new Response(text);

  test("one POST, whose User-Agent names the site", async () => {
    const { asked, extract } = await ask(of(COMPLETE), busy);
    expect(extract).toBe(COMPLETE);
    expect(asked.map(([url, { method }]) => `${method} ${url}`)).toEqual([
      "POST https://a.example",
    ]);
    expect(asked[0]?.[1].redirect).toBe("error");
    expect(asked[0]?.[1].headers).toMatchObject({
      "user-agent": "Chard/1.0 (+https://chard.example)",
    });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["an error", busy],
    ["a web page with status 200", page],
    ["half of a response", of(COMPLETE.slice(0, 15))],
    ["other JSON", of('{"type":"FeatureCollection","features":[]}')],
    ["data with a remark", of(INCOMPLETE)],
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
  ])("after %s the next server is asked", async (_what, first) => {
    const { asked, extract } = await ask(first, of(COMPLETE));
    expect(extract).toBe(COMPLETE);
    expect(asked).toHaveLength(2);
  });

  test("incomplete data is passed on where no server has better", async () => {
    expect((await ask(page, of(INCOMPLETE), busy)).extract).toBe(INCOMPLETE);
  });

  test("reports the response of each server when none is usable", async () => {
    const asking = ask(busy, page, of("{"));
    await expect(asking).rejects.toThrow("https://a.example: 504 Gateway Timeout");
    await expect(asking).rejects.toThrow(/https:\/\/b\.example: The response is a web page[^.]+; /);
    await expect(asking).rejects.toThrow("https://c.example: The response is cut short");
  });
});
