import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FavoritesScreen } from "@/app/favorites/favorites-screen";
import { FavoritesNotes } from "@/components/restaurants/favorites/favorites-notes";
import { PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/favorites.json";
import { cardIn } from "@/lib/restaurants/card-in";
import { getRestaurantSummaries } from "@/lib/restaurants/queries";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const realFetch = global.fetch;
const asked: string[] = [];

/** Responds as the site does in any language; not about the restaurant "down". */
function serve() {
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input);
    asked.push(path);
    const [, language = "en", ids = ""] =
      /^(?:\/([a-z-]+))?\/restaurants\/(?:summaries\.json\/)?([^/]+)/.exec(path) ?? [];
    if (ids === "down") return { ok: false, status: 503 } as Response;
    const found = await getRestaurantSummaries(ids.split(","));
    const restaurants = found.map((each) => cardIn(language as Language, each));
    if (path.endsWith("/summary.json"))
      return restaurants[0]
        ? ({ ok: true, status: 200, json: async () => restaurants[0] } as Response)
        : ({ ok: false, status: 404 } as Response);
    const unlisted = ids.split(",").filter((id) => !found.some((each) => each.id === id));
    return { ok: true, status: 200, json: async () => ({ restaurants, unlisted }) } as Response;
  }) as typeof fetch;
}

const save = (...ids: string[]) => localStorage.setItem("savedRestaurants", JSON.stringify(ids));

function open(language: Language, fragment = "") {
  window.history.replaceState(null, "", `${pathIn(language, "/favorites")}${fragment}`);
  const screenIn = <FavoritesScreen language={language} />;
  if (language === "en") return render(screenIn);
  const subjects = filesOf(language, ["controls", "layout", "rating"]);
  return render(<InLanguage {...{ language, subjects }}>{screenIn}</InLanguage>);
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  serve();
});
afterEach(() => {
  global.fetch = realFetch;
});

/** What is shown and spoken. */
function said() {
  const elements = [...document.body.querySelectorAll("*")];
  const texts = elements.flatMap((element) => [
    ...["aria-label", "alt"].map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ""),
  ]);
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)));
}

/** Names, and words that are the same in a language. */
const SAME = /^(?:Radish & Rye|Crumb & Canopy|New York|bar|wifi)$/;

test.each(PREFIXED_LANGUAGES)("says nothing in English in %s", async (language) => {
  save("1", "gone", "down");
  const { unmount } = open("en");
  await screen.findByRole("alert");
  await screen.findByRole("heading", { level: 3 });
  const inEnglish = said();
  unmount();
  open(language);
  await screen.findByRole("alert");
  await screen.findByRole("heading", { level: 3 });
  await waitFor(() =>
    expect([...said()].filter((text) => inEnglish.has(text) && !SAME.test(text))).toEqual([]),
  );
});

test("asks for its cards in German, one by one, and says in German what was removed", async () => {
  save("1", "8");
  open("de");
  await screen.findByRole("link", { name: "Radish & Rye" });
  expect(asked.toSorted()).toEqual([
    "/de/restaurants/summaries.json/1",
    "/de/restaurants/summaries.json/8",
  ]);
  expect(screen.getByRole("link", { name: "Radish & Rye" })).toHaveAttribute(
    "href",
    "/de/restaurants/1",
  );
  expect(screen.getByText("2 Restaurants in New York")).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Radish & Rye aus den Favoriten entfernen" }),
  );
  const undo = screen.getByRole("button", { name: "Rückgängig" });
  expect(undo.parentElement).toHaveTextContent("Aus den Favoriten entfernt: Radish & Rye");
  await userEvent.click(undo);
  expect(screen.getByRole("link", { name: "Radish & Rye" })).toBeVisible();
});

test("keeps its view in the URL of its own language", async () => {
  save("1");
  open("de", "#view=map");
  expect(await screen.findByRole("region", { name: "Karte deiner Favoriten" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Liste" }));
  expect(window.location.pathname + window.location.hash).toBe("/de/favorites");
});

test("names the city in Hebrew", async () => {
  save("1");
  open("he");
  expect(await screen.findByRole("heading", { level: 2, name: /^ניו יורק/ })).toBeVisible();
});

test("signed out, it leads to the German sign-in and back", () => {
  const notes = (
    <FavoritesNotes
      hasRestaurants
      keeper="device-for-now"
      failed={0}
      onRetry={jest.fn()}
      unlisted={0}
      onForget={jest.fn()}
    />
  );
  const subjects = filesOf("de", ["controls", "favorites", "layout"]);
  const { container } = render(<InLanguage {...{ language: "de", subjects }}>{notes}</InLanguage>);
  const t = textsIn<keyof typeof english>("de", "favorites");
  expect(container).toHaveTextContent(t("device.sign-in"));
  for (const name of ["Anmelden", "Registrieren"])
    expect(within(container).getByRole("link", { name })).toHaveAttribute(
      "href",
      "/de/auth?next=%2Fde%2Ffavorites",
    );
});
