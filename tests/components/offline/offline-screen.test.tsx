import { render, screen } from "@testing-library/react";
import { OfflineScreen } from "@/components/offline/offline-screen";
import de from "@/lib/messages/de/missing/offline.json";
import en from "@/lib/messages/en/missing/offline.json";

jest.mock("@/lib/offline/reachable", () => ({ isSiteReachable: async () => false }));

const SAID = {
  en: { texts: en, inEnglish: "(in English)" },
  de: { texts: de, inEnglish: "(auf Englisch)" },
};

const showAt = (path: string) => {
  history.replaceState(null, "", path);
  render(<OfflineScreen said={SAID}>Maoz</OfflineScreen>);
};

afterEach(() => {
  Reflect.deleteProperty(window, "caches");
});

test("an English path has an English screen", () => {
  showAt("/community/members");
  expect(screen.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Vegan Recipes what to cook/ })).toHaveAttribute(
    "href",
    "/guides/recipes",
  );
  expect(screen.getByRole("main")).not.toHaveAttribute("lang");
});

test("a German path has a German one, which says what is kept in English alone", async () => {
  const match = async (path: string) => (path === "/de/restaurants/near-me" ? {} : undefined);
  Object.assign(window, { caches: { match } });
  showAt("/de/restaurants/by-city");
  expect(screen.getByRole("heading", { level: 1, name: "Du bist offline" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveAttribute("lang", "de");
  expect(screen.getByText("Maoz")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("link", { name: /^Vegane Rezepte \(auf Englisch\)/ })).toHaveAttribute(
    "href",
    "/guides/recipes",
  );
  const nearMe = await screen.findByRole("link", { name: /^Restaurants in deiner Nähe die Liste/ });
  expect(nearMe).toHaveAttribute("href", "/de/restaurants/near-me");
});
