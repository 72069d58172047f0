import { expect } from "@/e2e/support/fixtures";
import { runImport, test } from "@/e2e/support/servers/imported-server";

// Names in other scripts than the Latin one, over HTTP.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "names" });

const PLACES = [
  { lat: 35.66, lon: 139.7, tags: { name: "緑の台所", "name:ja-Latn": "Midori no Daidokoro" } },
  { lat: 32.07, lon: 34.78, tags: { name: "הגינה הירוקה" } },
  { lat: 42.69, lon: 23.32, tags: { name: "Къща на слънцето" } },
  { lat: 25.04, lon: 121.53, tags: { name: "青葉素食", "name:en": "Green Leaf" } },
];

const elements = PLACES.map(({ lat, lon, tags }, index) => ({
  type: "node",
  id: 1 + index,
  lat,
  lon,
  tags: { amenity: "restaurant", "diet:vegan": "only", phone: "+1 212 555 0100", ...tags },
}));

test.beforeAll(({ server }) => {
  const summary = runImport(server, {
    osm3s: { timestamp_osm_base: "2026-11-20T00:00:00Z" },
    elements,
  });
  expect(summary).toMatchObject({ added: PLACES.length });
});

for (const [node, door, latin] of [
  [1, '<bdi lang="ja" dir="ltr">緑の台所</bdi>', "Midori no Daidokoro"],
  [2, '<bdi lang="he" dir="rtl">הגינה הירוקה</bdi>', undefined],
  [3, '<bdi lang="bg" dir="ltr">Къща на слънцето</bdi>', "Kashta na slantseto"],
  [4, '<bdi lang="zh-Hant" dir="ltr">青葉素食</bdi>', "Green Leaf"],
] as const)
  test(`the name at the door comes first: ${door}`, async ({ request }) => {
    const response = await request.get(`/osm/node/${node}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const name = door.replace(/<.*?>/g, "");
    expect(html).toMatch(new RegExp(`<h1[^>]*>${door}</h1>`));
    const title = latin ? `${name} (${latin})` : name;
    expect(html).toContain(`<title>${title}, `);
    expect(html).toContain(`"name":"${name}"`);
    if (latin) {
      expect(html).toMatch(new RegExp(`</h1><p[^>]*>${latin}</p>`));
      expect(html).toContain(`"alternateName":"${latin}"`);
    } else expect(html).not.toContain("alternateName");
  });

for (const text of ["緑の台所", "midori", "הגינה", "slantseto", "слънце", "green leaf", "青葉"])
  test(`the search without scripts finds "${text}"`, async ({ request }) => {
    const response = await request.get(`/restaurants/search?${new URLSearchParams({ q: text })}`);
    const html = await response.text();
    expect(html).toMatch(/<bdi lang="[^"]+" dir="(?:ltr|rtl)">/);
  });

test("the city's page and its feed name both forms", async ({ request }) => {
  const html = await (await request.get("/restaurants/by-city/taipei")).text();
  expect(html).toContain('<bdi lang="zh-Hant" dir="ltr">青葉素食</bdi>');
  expect(html).toMatch(/<p[^>]*>Green Leaf<\/p>/);
  const [, feed] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
  const path = new URL(feed!, "http://chard.example").pathname;
  expect(await (await request.get(path)).text()).toContain("青葉素食 (Green Leaf)");
});
