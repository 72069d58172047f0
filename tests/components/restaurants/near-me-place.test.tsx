import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import type { FirstCards } from "@/lib/near-me/place-page";
import { takeSearchLocation } from "@/lib/location/stored-search-location";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import { fakeGeolocation } from "@/tests/fakes/geolocation";
import { BERLIN, createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const PATH = "/restaurants/near-me/52.52,13.41";
/** Another one for each test: this document remembers the lists that it has shown. */
let location = { name: "Berlin", lat: 52.52, lng: 13.41 };

beforeEach(() => {
  location = { ...location, lng: location.lng + 0.0001 };
  router.push.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, "", PATH);
});

type Places = Parameters<typeof createTestTiles>[0];

/** The page around Berlin with the first cards of these restaurants. */
async function pageOf(places: Places) {
  const tiles = createTestTiles(places);
  const { readNear } = createTileReader(tiles.fetchJson, { isOpenCounted: false });
  const { restaurants, radiusKm = 5, hasFarther = false } = (await readNear(BERLIN))!;
  const first: FirstCards = {
    restaurants: restaurants.slice(0, 24),
    total: restaurants.length,
    radiusKm,
    hasFarther,
  };
  tiles.asked.length = 0;
  const element = (
    <NearMe
      restaurants={first.restaurants}
      isTiled
      source={tiles.readAround}
      place={{ path: PATH, location, first }}
    />
  );
  return { ...tiles, element };
}

const cardNames = () =>
  within(screen.getByRole("region", { name: "Restaurants" }))
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

test("the HTML has the place, how many there are, and the first cards", async () => {
  const { element } = await pageOf(restaurantsAround(40, 0.02));
  const html = new DOMParser().parseFromString(renderToString(element), "text/html");
  const text = html.body.textContent;
  expect(text).toContain("Around Berlin");
  expect(text).toContain("40 restaurants found within 5 km");
  expect(text).toContain("24 of 40 restaurants shown");
  expect(html.querySelectorAll("article")).toHaveLength(24);
});

test("loads nothing, and says nothing in the URL, until the visitor is about to choose", async () => {
  const { element, asked } = await pageOf(restaurantsAround(40, 0.02));
  render(element);
  const before = cardNames();
  expect(asked).toEqual([]);
  expect(window.location.pathname + window.location.hash).toBe(PATH);
  for (const chip of screen.getAllByRole("button", { pressed: false })) {
    expect(chip).toBeEnabled();
    expect(chip).not.toHaveTextContent("(0)");
  }
  await userEvent.setup().hover(screen.getByRole("searchbox"));
  await waitFor(() => expect(asked).not.toEqual([]));
  expect(await screen.findByText("40 restaurants found")).toBeVisible();
  expect(cardNames()).toEqual(before);
});

test("a filter looks among all of them, and without it the page's list is back", async () => {
  const { element } = await pageOf(restaurantsAround(40, 0.02));
  render(element);
  const before = cardNames();
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox"), "place 39");
  expect(await screen.findByText("1 restaurant found")).toBeVisible();
  expect(window.location.hash).toBe("#q=place+39");
  await user.clear(screen.getByRole("searchbox"));
  expect(await screen.findByText("40 restaurants found")).toBeVisible();
  expect(cardNames()).toEqual(before);
  expect(window.location.hash).toBe("");
});

test("more cards follow below those of the page", async () => {
  const { element } = await pageOf(restaurantsAround(40, 0.02));
  render(element);
  const before = cardNames();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show more restaurants" }));
  await waitFor(() => expect(cardNames()).toHaveLength(40));
  expect(cardNames().slice(0, 24)).toEqual(before);
});

test("goes on beyond the radius where the page has all within it", async () => {
  const places = [...restaurantsAround(24, 0.02), ...restaurantsAround(3, 0.2)];
  const { element } = await pageOf(places);
  render(element);
  const before = cardNames();
  await userEvent.setup().click(screen.getByRole("button", { name: "Show more restaurants" }));
  expect(await screen.findByText("27 restaurants found")).toHaveTextContent("within 25 km");
  expect(cardNames().slice(0, 24)).toEqual(before);
  expect(window.location.hash).toBe("#within=25");
});

test("the name and the exact location of a link count, with the page's list", async () => {
  window.history.replaceState(null, "", `${PATH}#around=Mitte@52.5244,13.4105`);
  const { element, asked } = await pageOf(restaurantsAround(40, 0.02));
  render(element);
  expect(screen.getByRole("button", { name: "Around Mitte" })).toBeVisible();
  expect(cardNames()).toHaveLength(24);
  expect(asked).toEqual([]);
});

test("another location in the fragment is listed instead", async () => {
  window.history.replaceState(null, "", `${PATH}#around=Potsdam@52.4,13.06`);
  const { element } = await pageOf([
    ...restaurantsAround(40, 0.02),
    ...Array.from({ length: 30 }, () => ({ lat: 52.4, lng: 13.06, name: "Potsdam's" })),
  ]);
  render(element);
  expect(screen.getByRole("button", { name: "Around Potsdam" })).toBeVisible();
  await waitFor(() => expect(cardNames()[0]).toBe("Potsdam's"));
});

test("the device's position is listed by the page without a place, and is in no path", async () => {
  fakeGeolocation({ lat: 48.137154, lng: 11.576124 });
  const { element } = await pageOf(restaurantsAround(40, 0.02));
  render(element);
  await userEvent.setup().click(screen.getByRole("button", { name: "Use my current location" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/restaurants/near-me"));
  expect(takeSearchLocation()).toMatchObject({ lat: 48.137154, lng: 11.576124 });
});
