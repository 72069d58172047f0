import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FactsForm } from "@/components/corrections/facts-form";
import { RESTAURANTS } from "@/data/restaurants";
import { sendCorrection } from "@/lib/corrections/actions";
import { presentFacts } from "@/lib/corrections/present-facts";
import type { Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";
import { findHoursFault } from "@/lib/opening-hours/check-hours";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { cuisinesAmong } from "@/lib/restaurants/words/fact-words-in";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("@/lib/corrections/actions", () => ({ sendCorrection: jest.fn() }));
jest.mock("@/lib/opening-hours/check-hours", () => ({
  findHoursFault: jest.fn(async () => undefined),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const RESTAURANT = { ...RESTAURANTS[0]!, features: ["wifi"], priceRange: 2 as const };

function show(language: Language = "de") {
  const subjects = filesOf(language, ["correction-form", "fact-fields", "facts-form", "form"]);
  const cuisines = cuisinesAmong(language, CUISINES);
  render(
    <InLanguage language={language} subjects={{ ...subjects, cuisines }}>
      <FactsForm restaurantId="1" facts={presentFacts(RESTAURANT, [], language)} />
    </InLanguage>,
  );
}

/** A fact with everything inside. */
const fact = (name: string) => document.getElementById(`fact-${name}`)!.closest("details")!;

const press = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = "";
});

it("says of each fact in German what the record says now, and what is new", async () => {
  show();
  expect(fact("features")).toHaveTextContent(/^AusstattungWLAN/);
  await userEvent.click(within(fact("features")).getByLabelText("WLAN"));
  expect(fact("features")).toHaveTextContent(/^AusstattungNeu: nichts davon/);
  await userEvent.click(within(fact("features")).getByLabelText("Lieferdienst"));
  expect(fact("features")).toHaveTextContent(/^AusstattungNeu: Lieferdienst/);
  await userEvent.click(within(fact("veganLevel")).getByLabelText(/^Vegetarisch/));
  expect(fact("veganLevel")).toHaveTextContent(/^Wie veganNeu: Vegetarisch/);
});

it("says in German what is wrong, and sends its language with what the record calls the values", async () => {
  show();
  await press("Korrektur senden");
  expect(screen.getByText("Bitte gib mindestens eine neue Angabe ein.")).toBeVisible();
  const cuisine = screen.getByLabelText(/^Küche hinzufügen/);
  fireEvent.change(cuisine, { target: { value: "thailändisch" } });
  fireEvent.keyDown(cuisine, { key: "Enter" });
  expect(fact("cuisine")).toHaveTextContent(/^KücheNeu: Thailändisch/);
  await press("Korrektur senden");
  expect(screen.getByText("Bitte sag in ein paar Worten, woher du das weißt.")).toBeVisible();
  await userEvent.selectOptions(
    within(fact("cuisine")).getByLabelText(/^Woher du das weißt/),
    "Ich war dort",
  );
  jest.mocked(sendCorrection).mockResolvedValue({ values: {}, errors: {} });
  await press("Korrektur senden");
  const [, data] = jest.mocked(sendCorrection).mock.lastCall!;
  expect(Object.fromEntries(data)).toMatchObject({
    language: "de",
    cuisine: "Thai",
    "known:cuisine": "visit",
    "features:wifi": "on",
  });
});

it("asks for opening hours by the days of the language, and checks their text in it", async () => {
  show();
  const hours = within(fact("hoursText"));
  fireEvent.click(hours.getByLabelText("Dienstag"));
  fireEvent.change(hours.getByLabelText("Dienstag bis"), { target: { value: "01:00" } });
  expect(hours.getByText("Schließt nach Mitternacht, am Mittwoch um 01:00")).toBeInTheDocument();
  for (const days of ["Montag bis Freitag", "Sonntag"]) {
    const { value } = hours.getByRole<HTMLOptionElement>("option", { name: days });
    fireEvent.change(hours.getByLabelText("Übertragen auf"), { target: { value } });
    fireEvent.click(hours.getByText("Übertragen"));
  }
  fireEvent.click(hours.getByText("Zeiten als Text eingeben"));
  const text = hours.getByLabelText("Öffnungszeiten");
  expect(text).toHaveValue("Mo-Fr,Su 12:00-01:00");
  jest.mocked(findHoursFault).mockResolvedValue("Diese Zeiten lassen sich nicht lesen.");
  fireEvent.change(text, { target: { value: "immer" } });
  expect(await hours.findByText("Diese Zeiten lassen sich nicht lesen.")).toBeInTheDocument();
  expect(findHoursFault).toHaveBeenLastCalledWith("immer", "de");
});

it("writes numbers and links from left to right on a page in Hebrew, and nothing else", () => {
  show("he");
  const direction = (name: string) =>
    fact(name).querySelector(`input[name="${name}"]`)!.getAttribute("dir");
  for (const name of ["phone", "website", "email", "instagram", "latinName", "hoursText"])
    expect([name, direction(name)]).toEqual([name, "ltr"]);
  expect(direction("name")).toBeNull();
});
