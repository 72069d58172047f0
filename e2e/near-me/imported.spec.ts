import type { Page } from "@playwright/test";
import { BESIDE_CARDS, expectNoBarriersInBothThemes } from "@/e2e/support/checks/axe";
import { expect } from "@/e2e/support/fixtures";
import { partPins } from "@/e2e/support/map-pins";
import { HttpVisitor, textOf } from "@/e2e/support/http/http-visitor";
import { watchShifts } from "@/e2e/support/checks/layout-shift";
import { hold } from "@/e2e/support/checks/late-styles";
import { BERLIN, extract, runImport, test } from "@/e2e/support/servers/imported-server";
import { keepWorld, keptLine } from "@/e2e/world/kept-world";

// Near me with imported restaurants: links, Back, "Show more", and what is beyond the radius.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ world: "near-me" });

const AROUND_BERLIN = `#around=Berlin@${BERLIN.lat},${BERLIN.lon}`;

const card = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const cards = (page: Page) => page.getByRole("article");

function places() {
  const data = extract();
  const north = (id: number, name: string, degrees: number, cuisine: string) => ({
    type: "node",
    id,
    lat: BERLIN.lat + degrees,
    lon: BERLIN.lon,
    timestamp: "2026-03-04T05:06:07Z",
    tags: {
      amenity: "restaurant",
      name,
      "diet:vegan": "yes" as const,
      "addr:city": "Berlin",
      cuisine,
    },
  });
  const elsewhere = (id: number, name: string, website: string) => {
    const { tags, ...place } = north(id, name, 0, "thai");
    const position = { lat: 10 + id / 1_000_000, lon: 10 + (id - 3000) / 100 };
    return {
      ...place,
      ...position,
      tags: { ...tags, "addr:city": "Elsewhere", "addr:street": `Street ${id}`, website },
    };
  };
  data.elements.push(
    north(2001, "Test Village", 0.3, "vietnamese"),
    north(2002, "Test Coast", 1.8, "georgian"),
    elsewhere(3001, "Test Branch", "https://branch.example/east"),
    elsewhere(3002, "Test Branch", "https://branch.example/west"),
    elsewhere(3003, "Test Single", "https://single.example"),
  );
  return data;
}

test("an import, which near me knows of, and no page of a place without real restaurants", async ({
  server,
  request,
}) => {
  expect((await request.get("/restaurants/near-me/10.00,10.00")).status()).toBe(404);
  expect(runImport(server, places())).toMatchObject({ added: 46 });
  await expect
    .poll(async () => (await fetch(`${server.origin}/restaurants/near-me`)).text())
    .toContain('isTiled\\":true');
});

test("a link shows the same list to who opens it", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: BERLIN.lat, longitude: BERLIN.lon });
  await page.goto("/restaurants/near-me");
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(page).toHaveURL(`/restaurants/near-me#around=${BERLIN.lat},${BERLIN.lon}`);
  await page.getByRole("button", { name: "Filters" }).first().click();
  await page.getByRole("switch", { name: "Open now" }).click();
  await expect(page.getByText("32 restaurants found within 5 km")).toBeVisible();
  const link = page.url();
  const names = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  const other = await context.browser()!.newPage();
  await other.goto(link);
  await expect(other.getByText("32 restaurants found within 5 km")).toBeVisible();
  await expect(other.getByRole("button", { name: "Around a shared location" })).toBeVisible();
  const [, ...listed] = names;
  await expect(other.getByRole("heading", { level: 2 })).toHaveText(listed);
  await other.close();
});

/** The properties that running animations change. */
const listAnimatedProperties = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    const keyframes = running.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    );
    const others = ["offset", "computedOffset", "easing", "composite"];
    const names = keyframes.flatMap((keyframe) => Object.keys(keyframe));
    return [...new Set(names)].filter((name) => !others.includes(name));
  });

test("lists no other location while the tiles of this one are loading", async ({ page }) => {
  const shifted = await watchShifts(page);
  const tiles = await hold(page, /\/restaurants\/tiles\/[^/]+\/\d/);
  const scripts = await hold(page, /\/chunks\/[^/]+\.js$/);
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}`, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  const results = page.getByRole("region", { name: "Restaurants", exact: true });
  // Before the scripts: the list of the page is of the default location.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(results).toHaveCount(0);
  scripts.release();
  await expect(results.getByText("Loading restaurants...")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(results.getByText(/restaurants found/)).toHaveCount(0);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  // Browsers animate it without the main thread, which is busy with the tiles meanwhile.
  expect(await listAnimatedProperties(page)).toEqual(["translate"]);
  const count = results.getByText("Loading restaurants...");
  const said = await count.evaluateHandle((line) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(line.textContent!)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  tiles.release();
  await expect(results.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(new Set(await said.jsonValue())).toEqual(new Set(["40 restaurants found within 5 km"]));
  expect(await shifted()).toBeLessThan(0.05);
});

test("says that the restaurants could not be loaded, and loads them at another try", async ({
  page,
  allow,
}) => {
  allow.console(/Failed to load resource/);
  const tiles = /\/restaurants\/tiles\//;
  await page.route(tiles, (route) => route.abort());
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}`);
  await expect(page.getByRole("heading", { name: /could not be loaded/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  await page.unroute(tiles);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
});

/** The id of a pin that no part of the map covers or cuts off. */
function idOfUncoveredPin(page: Page) {
  return page.locator("[data-pin][aria-expanded]").evaluateAll((pins) => {
    const isOnTop = (pin: Element) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return pins.find(isOnTop)?.id;
  });
}

test("beside the map, the list and the pins choose the same restaurant", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}&view=map`);
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  await expect(page.getByText(/^\d+ in this part of the map$/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Map of restaurants" }).getByText("Few vegan options"),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expectNoBarriersInBothThemes(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Map of restaurants" })).toBeInViewport();
  const row = cards(page).nth(2).getByRole("button");
  const name = await row.innerText();
  await row.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name, exact: true });
  await expect(card.getByRole("link", { name: "View Details" })).toBeFocused();
  await expect(row).toHaveAttribute("aria-expanded", "true");
  // The card covers parts of pins, which are then smaller than a target.
  await expectNoBarriersInBothThemes(page, {
    include: '[aria-label^="Map of "]',
    exclude: "[data-pin]",
  });
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(row).toBeFocused();
  const groups = page.getByRole("button", { name: /places close together$/ });
  const single = page.locator("[data-pin][aria-expanded]").first();
  await partPins(page, groups.first(), () => single.isVisible());
  await page.locator(`#${await idOfUncoveredPin(page)}`).click();
  const chosen = page.getByRole("dialog");
  await expect(chosen.getByRole("button", { name: "Directions" })).toBeVisible();
  await expect(page.locator("[data-pin][aria-expanded=true]")).toHaveCount(1);
  await chosen.getByRole("button", { name: "Close" }).click();
  await expect(chosen).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(cards(page)).toHaveCount(0);
});

test("Back brings cards, filters, location, scroll position and focus, also after a reload of the other page", async ({
  page,
}) => {
  const list = `/restaurants/near-me${AROUND_BERLIN}&sort=name`;
  const last = card(page, "Test Leaf 38");
  await page.goto(list);
  await expect(page.getByText("24 of 40 restaurants shown")).toBeVisible();
  await page.getByRole("button", { name: "Show more restaurants" }).press("Enter");
  await expect(cards(page)).toHaveCount(40);
  await expect(card(page, "Test Leaf 24")).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  for (const way of ["in the page", "after a reload"])
    await test.step(way, async () => {
      const { y } = (await last.boundingBox())!;
      await last.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Test Leaf 38" })).toBeFocused();
      const isReloaded = way === "after a reload";
      if (isReloaded) await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(40);
      await expect(page.getByRole("button", { name: "Around Berlin" })).toBeVisible();
      if (!isReloaded) await expect(last).toBeFocused();
      await expect.poll(async () => Math.abs((await last.boundingBox())!.y - y)).toBeLessThan(40);
    });
});

test("on a phone's width the map has the full width, and a card does not cover its pin", async ({
  page,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}&view=map`);
  const map = page.getByRole("region", { name: "Map of restaurants" });
  const pins = map.locator("[data-pin][aria-expanded]");
  const groups = map.getByRole("button", { name: /places close together$/ });
  await partPins(page, groups.first(), () => pins.first().isVisible());
  expect(await map.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);

  const lowest = await pins.evaluateAll((all) => {
    const [pin] = all.toSorted(
      (a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom,
    );
    (pin as HTMLElement).click();
    return pin!.id;
  });
  const card = map.getByRole("dialog");
  await expect(card.getByRole("link", { name: "View Details" })).toBeFocused();
  const pin = page.locator(`[id="${lowest}"]`);
  await expect
    .poll(async () => {
      const [above, below] = [await pin.boundingBox(), await card.boundingBox()];
      return above!.y + above!.height <= below!.y;
    })
    .toBe(true);

  const list = page.getByRole("button", { name: "List", exact: true });
  const [button, box] = [await list.boundingBox(), await card.boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(box!.y);
  await list.click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Restaurants", exact: true })).toBeFocused();
});

test("after the last card, more come from beyond the radius, and the form for a place that is missing", async ({
  page,
}) => {
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}`);
  const more = page.getByRole("button", { name: "Show more restaurants" });
  await more.press("Enter");
  await expect(cards(page)).toHaveCount(40);
  await more.press("Enter");
  await expect(page.getByText("41 restaurants found within 50 km")).toBeVisible();
  await expect(card(page, "Test Village")).toBeFocused();
  await expect(page).toHaveURL(`/restaurants/near-me${AROUND_BERLIN}&within=50`);
  await expect(more).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("41 restaurants found within 50 km")).toBeVisible();
  await page.getByRole("link", { name: "Add a restaurant" }).click();
  await expect(page).toHaveURL("/restaurants/add-listing");
});

test("a search that has no match near finds one farther away, and offers the nearest anywhere", async ({
  page,
}) => {
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}&q=village`);
  await expect(page.getByText("1 restaurant found within 50 km")).toBeVisible();
  await page.getByRole("searchbox").fill("coast");
  await expect(page.getByRole("heading", { name: "No restaurants match" })).toBeVisible();
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  // On a phone the switch to the map would cover it.
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const nearest = page.getByRole("button", { name: "Find the nearest match" });
  await expect(page.getByRole("button", { name: "Map", exact: true })).toBeHidden();
  await nearest.click({ trial: true });
  await page.setViewportSize(desktop);
  await nearest.click();
  await expect(
    page.getByText(/Nothing within 100 km matches\. The nearest match is 200\.\d km away/),
  ).toBeVisible();
  await expect(card(page, "Test Coast")).toBeVisible();
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
});

test("the filters offer the cuisines that are there, levels with counts, and wheelchair access", async ({
  page,
}) => {
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}&within=50`);
  await expect(page.getByText("41 restaurants found within 50 km")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).first().click();
  const panel = page.getByRole("complementary", { name: "Filters" });
  await expect(
    panel.getByRole("checkbox", { name: "Fully vegan Everything on the menu 14" }),
  ).toBeVisible();
  const cuisines = panel.getByRole("group", { name: "Cuisine" });
  await expect(cuisines.getByRole("button")).toHaveCount(10);
  await expect(cuisines.getByRole("button").nth(0)).toHaveText("Thai");
  await expect(cuisines.getByRole("button").nth(1)).toHaveText("Vietnamese");
  await panel.getByRole("button", { name: "Show all 13" }).click();
  await expect(cuisines.getByRole("button")).toHaveCount(13);
  await cuisines.getByRole("button", { name: "Vietnamese" }).click();
  await expect(page.getByText("1 restaurant found within 50 km")).toBeVisible();
  await expect(page).toHaveURL(/&cuisine=Vietnamese$/);
  // Nobody has said that one gets in with a wheelchair.
  await expect(panel.getByRole("button", { name: "wheelchair access (0)" })).toBeDisabled();
  await panel.getByRole("button", { name: "Thai" }).click();
  await expect(page).toHaveURL(/&cuisine=Vietnamese,Thai$/);
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  await page.getByRole("button", { name: "Remove filter Thai" }).first().press("Enter");
  await expect(page.getByRole("button", { name: "Clear all" }).last()).toBeFocused();
  await page.reload();
  await expect(card(page, "Test Village")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test("best match, a remembered order, food words and branches of a chain", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}`);
  await expect(page.getByText("40 restaurants found within 5 km")).toBeVisible();
  const menu = page.getByRole("combobox", { name: "Sort by" });
  await expect(menu.getByRole("option")).toHaveText(["Best match", "Nearest First", "Name A-Z"]);
  await expect(cards(page).first().getByText("Fully vegan")).toBeVisible();
  await page.getByRole("button", { name: "How this list is sorted" }).press("Enter");
  await expect(page.getByText("How vegan it is")).toBeVisible();
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);

  await menu.selectOption("Nearest First");
  await expect(page.getByText("Nearest first, from Berlin")).toBeVisible();
  await expect(page).toHaveURL(/&sort=distance$/);
  expect(await page.evaluate(() => localStorage.getItem("nearMeSort"))).toBe("distance");
  await page.goto("about:blank");
  await page.goto(`/restaurants/near-me${AROUND_BERLIN}`);
  await expect(menu).toHaveValue("distance");
  await menu.selectOption("Best match");

  await page.getByRole("searchbox").fill("fully vegan thai restaurant");
  await expect(page.getByText("7 restaurants found within 5 km")).toBeVisible();
  await expectNoBarriersInBothThemes(page, BESIDE_CARDS);
  await page.getByRole("button", { name: "Remove filter Fully vegan" }).last().press("Enter");
  await expect(page.getByRole("searchbox")).toHaveValue("thai restaurant");
  await expect(page.getByText("20 restaurants found within 5 km")).toBeVisible();

  await page.goto("about:blank");
  await page.goto("/restaurants/near-me#around=Elsewhere@10,10");
  await expect(page.getByText("3 restaurants found within 100 km")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  const more = page.getByRole("button", { name: "1 more Test Branch nearby" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText(/^Street 3001/)).toBeVisible();
  await expect(page.getByText(/^Street 3002/)).toBeVisible();
  await expect(page.getByText(/^Street 3003/)).toHaveCount(0);
  await expectNoBarriersInBothThemes(page);
});

test("without JavaScript near me says what its list is, and leads to what works", async ({
  server,
}) => {
  const visitor = new HttpVisitor(server.origin);
  await visitor.open("/restaurants/near-me");
  expect(visitor.page.text).not.toContain("Every restaurant is in the list below");
  expect(visitor.main.queryAllByRole("button", { name: /Clear filters/ })).toEqual([]);
  await visitor.follow("search everywhere");
  const { form, name } = visitor.field("Search restaurants everywhere");
  await visitor.open(`${new URL(form!.action).pathname}?${name}=taipei`);
  expect([...visitor.page.main.querySelectorAll("a")].map(textOf)).toContain("Test Far");
  await visitor.open("/restaurants/near-me");
  await visitor.follow("a country");
  expect([...visitor.page.main.querySelectorAll("a")].map(textOf).join()).toContain("Germany");
});

test.describe("kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("an import makes a newer file, which the page offers", async ({ page, server, allow }) => {
    allow.host("tiles.openfreemap.org");
    const count = async () =>
      (await (await page.request.get("/restaurants/world/index.json")).json()).restaurants;
    await expect.poll(count).toBe(46);
    await keepWorld(page, 46);
    const more = places();
    more.elements.push({ ...more.elements[0]!, id: 5000, lat: 48.137, lon: 11.575 } as never);
    runImport(server, more);
    await expect(async () => {
      await page.goto("/restaurants/near-me");
      await page.getByRole("button", { name: "Update" }).click({ timeout: 5_000 });
    }).toPass();
    await expect(keptLine(page, 47)).toBeVisible();
    await expect(page.getByRole("button", { name: "Update" })).toHaveCount(0);
  });
});
