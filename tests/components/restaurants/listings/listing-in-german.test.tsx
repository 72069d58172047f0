import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingForm } from "@/components/restaurants/listings/listing-form";
import { findSimilarListings } from "@/lib/finding/similar-listings";
import cuisines from "@/lib/messages/de/cuisines.json";
import facts from "@/lib/messages/de/facts.json";
import factFields from "@/lib/messages/de/forms/fact-fields.json";
import factLabels from "@/lib/messages/de/forms/facts.json";
import form from "@/lib/messages/de/forms/form.json";
import listing from "@/lib/messages/de/forms/listing.json";
import photo from "@/lib/messages/de/forms/photo.json";
import review from "@/lib/messages/de/forms/review.json";
import { submitListing } from "@/lib/listings/actions";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/listings/actions", () => ({ submitListing: jest.fn() }));
jest.mock("@/lib/opening-hours/check-hours", () => ({
  findHoursFault: async (_text: string, language: string) => `Unlesbar (${language}).`,
}));
jest.mock("@/lib/finding/similar-listings", () => ({ findSimilarListings: jest.fn() }));
jest.mock("@/components/map/map-view", () => ({
  MapView: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const action = jest.mocked(submitListing);
const similar = jest.mocked(findSimilarListings);

const SUBJECTS = {
  cuisines,
  facts,
  form,
  photo,
  "fact-fields": factFields,
  "fact-labels": factLabels,
  "listing-form": listing,
  "review-form": review,
};

function show() {
  return render(
    <InLanguage language="de" subjects={SUBJECTS}>
      <ListingForm example={null} art={null} picture={null} steps={null} sendsMail />
    </InLanguage>,
  );
}

// By label and text: roles of a form as long as this one take seconds.
const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByText("Eintrag senden");

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function fill() {
  type("Name des Restaurants", "Lauch & Linse");
  type("Adresse", "Weserstraße 14, Berlin");
  type("Beschreibung", "Kleine Küche mit Holzofen.");
}

beforeEach(() => {
  action.mockReset();
  similar.mockReset().mockResolvedValue([]);
  window.sessionStorage.clear();
  window.localStorage.clear();
  URL.revokeObjectURL = () => undefined;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it("says in German what is wrong before anything is sent", async () => {
  const user = userEvent.setup();
  show();
  await user.click(send());
  expect(field("Name des Restaurants")).toHaveAccessibleDescription(
    "Bitte schreib den Namen mit 2 bis 100 Zeichen.",
  );
  fill();
  await user.click(screen.getByText("Telefon, Website, E-Mail"));
  type("Website", "lauch.example");
  await user.click(send());
  expect(field("Website")).toHaveAccessibleDescription(
    "Bitte gib eine Adresse an, die mit https:// oder http:// beginnt.",
  );
  expect(action).not.toHaveBeenCalled();
});

it("asks for the facts in German, and sends what the desk knows", async () => {
  const user = userEvent.setup();
  show();
  fill();
  await user.click(screen.getByText("Wie vegan"));
  await user.click(screen.getByLabelText(/^Rein vegan/));
  await user.click(screen.getByText("Öffnungszeiten", { selector: "span" }));
  await user.click(field("Mittwoch"));
  expect(screen.getByLabelText("Mittwoch von")).toHaveValue("12:00");
  await user.selectOptions(field("Übertragen auf"), "Montag bis Freitag");
  await user.click(screen.getByText("Übertragen"));
  await user.click(screen.getByText("Küchen", { selector: "span" }));
  await user.type(
    screen.getByRole("combobox", { name: "Küche hinzufügen" }),
    "Thailändisch{Enter}",
  );
  expect(screen.getByText(": entfernen").parentElement).toHaveTextContent(
    "Thailändisch: entfernen",
  );
  action.mockResolvedValue({ values: {}, errors: {}, failure: "Später." });
  await user.click(send());
  expect(Object.fromEntries(action.mock.lastCall![1])).toMatchObject({
    language: "de",
    veganLevel: "vegan",
    hours: "Mo-Fr 12:00-22:00",
    cuisines: "Thai",
  });
});

it("says in German that hours cannot be read", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByText("Öffnungszeiten", { selector: "span" }));
  await user.click(screen.getByText("Zeiten als Text eingeben"));
  type("Öffnungszeiten", "mittags");
  expect(await screen.findByText("Unlesbar (de).")).toBeInTheDocument();
});

it("asks in German about a restaurant that may be the same", async () => {
  const user = userEvent.setup();
  const place = "Weserstraße 16, 50 m entfernt";
  similar.mockResolvedValue([{ href: "/restaurants/1", name: "Lauch", place }]);
  show();
  fill();
  expect(await screen.findByText("Ist es eines von diesen?")).toBeInTheDocument();
  expect(similar.mock.lastCall?.[1]).toBe("de");
  const link = screen.getByText("Ja, das ist es");
  expect(link).toHaveTextContent("Ja, das ist es: Lauch");
  expect(link).toHaveAttribute("href", "/de/restaurants/1");
  await user.click(screen.getByText("Nein, meins ist ein anderes"));
  expect(screen.queryByText("Ist es eines von diesen?")).not.toBeInTheDocument();
});

it("offers the draft of another tab in German", async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  fill();
  unmount();
  window.sessionStorage.clear();
  show();
  expect(
    screen.getByText(
      "Du hast einen Eintrag noch nicht gesendet. Fotos müssen neu ausgewählt werden.",
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByText("Weiterschreiben"));
  expect(field("Name des Restaurants")).toHaveValue("Lauch & Linse");
});
