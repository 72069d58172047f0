import { render, screen } from "@testing-library/react";
import { FoundPlace } from "@/components/restaurants/search/found-place";
import { filesOf } from "@/lib/languages/texts-in";
import type { Suggestion } from "@/lib/search/suggestion";
import { InLanguage } from "@/tests/components/in-language";

const VIENNA = { name: "Wien, Österreich", lat: 48.21, lng: 16.37 };
const NEAR: Suggestion = {
  group: "cities",
  name: "Wien",
  detail: "Österreich",
  note: "",
  means: { location: VIENNA },
};

const SUBJECTS = ["ask", "card", "credit", "found", "hours", "search"] as const;

const showInGerman = (place: Parameters<typeof FoundPlace>[0]) =>
  render(
    <InLanguage language="de" subjects={filesOf("de", SUBJECTS)}>
      <FoundPlace {...place} />
    </InLanguage>,
  );

test("around a place it leads to near me there, in the language of the page", () => {
  showInGerman({ text: "wien", location: VIENNA, wanted: "ramen" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ort: Wien, Österreich");
  expect(screen.getByText("Im Umkreis von 50 km kennen wir kein Lokal zu „ramen“.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Mit Filtern und Karte" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/de\/restaurants\/near-me\/48.21,16.37#.*q=ramen/),
  );
  expect(screen.getByRole("search")).toHaveAttribute("action", "/de/restaurants/find");
});

test("for a text that nobody knows it offers near spellings, and the search everywhere", () => {
  showInGerman({ text: "Wein", near: [NEAR] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Wo möchtest du essen?");
  expect(screen.getByText(/„/, { selector: "p" })).toHaveTextContent(
    "„Wein“ haben wir nicht gefunden. Meintest du einen dieser Orte?",
  );
  expect(screen.getByRole("link", { name: "Wien, Österreich" })).toHaveAttribute(
    "href",
    "/de/restaurants/find?q=Wien%2C+%C3%96sterreich",
  );
  expect(screen.getByRole("link", { name: "Restaurants nach „Wein“ durchsuchen" })).toHaveAttribute(
    "href",
    "/de/restaurants/search?q=Wein",
  );
});

test("in English it says so without near spellings, too", () => {
  render(<FoundPlace text="Xyzzy" />);
  expect(screen.getByText(/We could not find/)).toHaveTextContent(/^We could not find “Xyzzy”\.$/);
  expect(screen.getByRole("search")).toHaveAttribute("action", "/restaurants/find");
});
