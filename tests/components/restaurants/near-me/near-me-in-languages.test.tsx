import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NearMeTexts } from "@/app/[language]/restaurants/near-me/near-me-texts";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import type { RestaurantSource } from "@/components/restaurants/near-me/restaurant-source";
import { LANGUAGE_LIST, PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { filesOf, textsIn } from "@/lib/languages/texts-in";
import type filtersEnglish from "@/lib/messages/en/near-me/filters.json";
import type english from "@/lib/messages/en/near-me/near-me.json";
import { withPictureText } from "@/lib/restaurants/pictures/picture-texts-in";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import { InLanguage } from "@/tests/components/in-language";
import { BERLIN, createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

let readAround: RestaurantSource;
jest.mock("@/lib/restaurants/tiles/read-tiles", () => ({
  readAround: (...asked: Parameters<RestaurantSource>) => readAround(...asked),
}));

const PATH = "/restaurants/near-me/52.52,13.41";
/** Another one for each test: this document remembers the lists that it has shown. */
let location = { name: "Berlin", lat: 52.52, lng: 13.41 };

beforeEach(() => {
  location = { ...location, lng: location.lng + 0.0001 };
  router.push.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "near-me");

/** So many that not all are shown at first, which has words of its own; a few where those do not matter. */
const [MANY, FEW] = [40, 5];

/** Near me around Berlin in a language. */
async function open(language: Language, total: number, fragment = "") {
  window.history.replaceState(null, "", `${pathIn(language, PATH)}${fragment}`);
  const tiles = createTestTiles(restaurantsAround(total, 0.02));
  const { readNear } = createTileReader(tiles.fetchJson, { isOpenCounted: false });
  const { restaurants, radiusKm = 5, hasFarther = false } = (await readNear(BERLIN))!;
  readAround = tiles.readAround;
  const shown = restaurants.slice(0, 24).map((each) => withPictureText(language, each));
  const first = { restaurants: shown, total, radiusKm, hasFarther };
  const page = (
    <NearMe restaurants={first.restaurants} isTiled place={{ path: PATH, location, first }} />
  );
  if (language === "en") return render(page);
  return render(
    <InLanguage language={language} subjects={filesOf(language, ["controls", "rating", "search"])}>
      <NearMeTexts language={language} restaurants={first.restaurants}>
        {page}
      </NearMeTexts>
    </InLanguage>,
  );
}

/** What is shown and spoken. */
function said() {
  const elements = [...document.body.querySelectorAll("*")];
  const attributes = ["aria-label", "alt", "placeholder", "title"];
  const texts = elements.flatMap((element) => [
    ...attributes.map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ""),
  ]);
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)));
}

/** Opens all that the page has: the filters and how the list is sorted. */
async function pressAll(language: Language) {
  const user = userEvent.setup();
  const t = textsOf(language);
  await user.click(screen.getByRole("button", { name: t("filters") }));
  const panel = textsIn<keyof typeof filtersEnglish>(language, "filters");
  await screen.findByRole("group", { name: panel("level") });
  await user.click(screen.getByRole("button", { name: t("order.how") }));
  await waitFor(() => expect(document.querySelectorAll("dt")).toHaveLength(6));
}

/** Names, and words that a language has from English. */
const SAME: Partial<Record<Language, readonly string[]>> = {
  de: ["Restaurants"],
  fr: ["bar", "Restaurants", "Cuisine", "wifi"],
  es: ["bar", "wifi"],
};

const isName = (text: string) => /^(?:Place \d+|Berlin|ODbL)$/.test(text);

describe("with everything open", () => {
  let inEnglish: Set<string>;
  beforeAll(async () => {
    const { unmount } = await open("en", MANY);
    await pressAll("en");
    inEnglish = said();
    unmount();
  });

  test.each(PREFIXED_LANGUAGES)("says nothing in English in %s", async (language) => {
    await open(language, MANY);
    await pressAll(language);
    const left = [...said()].filter(
      (text) => inEnglish.has(text) && !isName(text) && !SAME[language]?.includes(text),
    );
    expect(left).toEqual([]);
  });
});

test.each(LANGUAGE_LIST)("counts, filters and finds nothing in %s", async (language) => {
  const t = textsOf(language);
  await open(language, FEW, "#level=vegan&q=xyzzy&rating=4.5&price=1,2");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("title"));
  expect(await screen.findByText(t("empty"))).toBeVisible();
  const label = t("chip.rating", { rating: /^(?:en|zh-hant|he)$/.test(language) ? "4.5" : "4,5" });
  expect(
    screen.getAllByRole("button", { name: t("chip.remove", { label }) }).length,
  ).toBeGreaterThan(0);
  expect(document.body.textContent).toContain("xyzzy");
  await userEvent.click(screen.getByRole("button", { name: t("empty.clear") }));
  expect(await screen.findByText(t("found", { count: FEW }))).toBeVisible();
});

test.each(LANGUAGE_LIST)("stays in %s when another place is chosen", async (language) => {
  const t = textsOf(language);
  await open(language, FEW);
  expect(window.location.pathname).toBe(pathIn(language, PATH));
  await userEvent.click(screen.getAllByRole("button", { name: t("map") })[0]!);
  await waitFor(() => expect(window.location.hash).toBe("#view=map"));
  expect(window.location.pathname).toBe(pathIn(language, PATH));
});
