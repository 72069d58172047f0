import { render, screen } from "@testing-library/react";
import { SearchEverywhere } from "@/components/restaurants/search/search-everywhere";
import { filesOf } from "@/lib/languages/texts-in";
import facts from "@/lib/messages/de/facts.json";
import { InLanguage } from "@/tests/components/in-language";

const FOUND = { cities: [], isGuess: false, isCut: false, hasFoodWords: true, places: [] };

const showInGerman = (found: Partial<Parameters<typeof SearchEverywhere>[0]>) =>
  render(
    <InLanguage
      language="de"
      subjects={{ ...filesOf("de", ["credit", "everywhere", "near-me"]), facts }}
    >
      <SearchEverywhere text="Berlin glutenfrei" count={2} {...FOUND} {...found} />
    </InLanguage>,
  );

test("says how many there are and what it understood, in the words of near me", () => {
  showInGerman({});
  expect(screen.getByRole("heading", { name: "Überall suchen" })).toBeInTheDocument();
  expect(screen.getByText("2 Restaurants gefunden")).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Das haben wir verstanden" })).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: "Filter entfernen: Glutenfreie Optionen" }),
  ).toHaveAttribute("href", expect.stringMatching(/^\/de\/restaurants\/search\?q=Berlin$/));
});

test("of more than it shows it says that there are more", () => {
  showInGerman({ count: 60, isCut: true });
  expect(screen.getByText("Die ersten 60 Restaurants, es gibt noch mehr")).toBeInTheDocument();
});
