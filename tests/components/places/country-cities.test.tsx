import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CountryCities } from "@/components/places/country-cities";
import messages from "@/lib/messages/de/places/country-cities.json";
import rows from "@/lib/messages/de/rows.json";
import { InLanguage } from "@/tests/components/in-language";

const CITIES = Array.from({ length: 30 }, (_, index) => ({
  id: `city-${index + 1}`,
  name: index === 27 ? "Düren" : `City ${index + 1}`,
  count: 60 - index,
  veganCount: index === 0 ? 7 : 0,
  lat: 50 + index / 10,
  lng: 10,
}));

const GERMANY = { country: "Germany", where: "in Germany" };

function show() {
  render(<CountryCities {...GERMANY} cities={CITIES} still={null} />);
  return userEvent.setup();
}

const list = () => within(screen.getByRole("region", { name: "Cities" }));
const links = () =>
  list()
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole("searchbox", { name: "Search cities in Germany" });

test("lists the cities with most restaurants beside their map, each with its numbers and page", () => {
  show();
  expect(screen.getByRole("region", { name: "Map of Germany" })).toBeVisible();
  expect(links()).toHaveLength(24);
  const [first] = list().getAllByRole("listitem");
  expect(first).toHaveTextContent("City 17 fully vegan60 places with vegan food");
  expect(screen.getByRole("link", { name: "City 1" })).toHaveAttribute(
    "href",
    "/restaurants/by-city/city-1",
  );
});

test("shows the others after a press, and moves the focus to the first of them", async () => {
  const user = show();
  expect(screen.getByText("24 of 30 cities and towns shown")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more cities" }));
  expect(links()).toHaveLength(30);
  expect(screen.getByRole("link", { name: "City 25" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Show more cities" })).not.toBeInTheDocument();
});

test("searches all of them, without accents, and says how many it finds after a pause", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(<CountryCities {...GERMANY} cities={CITIES} still={null} />);
  await user.type(search(), "dur");
  expect(links()).toEqual(["Düren"]);
  await act(async () => void (await jest.advanceTimersByTimeAsync(1_000)));
  const said = [...container.querySelectorAll("[aria-live]")].map((each) => each.textContent);
  expect(said).toContain("1 city found");
  jest.useRealTimers();
});

test("a search begins again with the first cities, and with nothing left of what was shown before", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Show more cities" }));
  await user.type(search(), "x");
  expect(screen.queryByText(/cities and towns shown/)).not.toBeInTheDocument();
  await user.clear(search());
  expect(links()).toHaveLength(24);
});

test("says that no city matches, and clears the search", async () => {
  const user = show();
  await user.type(search(), "zzqq");
  expect(links()).toEqual([]);
  expect(screen.getByText("No city in Germany matches the search.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(links()).toHaveLength(24);
  expect(search()).toHaveFocus();
});

test("has every city in the page that the server sends", () => {
  const html = renderToString(<CountryCities {...GERMANY} cities={CITIES} still={null} />);
  const withoutScripts = new DOMParser().parseFromString(html, "text/html");
  const hrefs = [...withoutScripts.querySelectorAll("a[href^='/restaurants/by-city/']")];
  expect(hrefs).toHaveLength(CITIES.length);
});

test("in another language it says so, leads to pages in it, and finds a city by its name in the directory, too", async () => {
  const [city] = CITIES;
  const vienna = { ...city!, id: "vienna", name: "Wien", alias: "Vienna", count: 1_234 };
  render(
    <InLanguage language="de" subjects={{ "country-cities": messages, rows }}>
      <CountryCities
        country="Österreich"
        where="in Österreich"
        cities={[vienna, ...CITIES]}
        still={null}
      />
    </InLanguage>,
  );
  expect(screen.getByRole("link", { name: "Wien" })).toHaveAttribute(
    "href",
    "/de/restaurants/by-city/vienna",
  );
  expect(screen.getByText("1.234")).toBeVisible();
  expect(screen.getByText("24 von 31 Städten und Orten angezeigt")).toBeVisible();
  const box = screen.getByRole("searchbox", { name: "Städte in Österreich suchen" });
  await userEvent.type(box, "vienna");
  const region = within(screen.getByRole("region", { name: "Städte" }));
  expect(region.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Wien"]);
});
