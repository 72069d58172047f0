import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MergeForm } from "@/components/desk/venues/merge-form";
import { VenueForm } from "@/components/desk/venues/venue-form";
import { RESTAURANTS } from "@/data/restaurants";
import { saveVenue } from "@/lib/desk/venues/actions";
import { venueFacts } from "@/lib/desk/venues/read-changes";

jest.mock("@/lib/desk/venues/actions", () => ({ saveVenue: jest.fn(), merge: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const [RESTAURANT] = RESTAURANTS;
const CITIES = [
  { value: "", label: "New York" },
  { value: "hoboken", label: "Hoboken, United States" },
];

function showForm() {
  render(
    <VenueForm
      id="1"
      version="2026-11-01T10:00:00.000Z"
      facts={venueFacts(RESTAURANT!)}
      cities={CITIES}
    />,
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });

it("shows every fact of the record", () => {
  showForm();
  expect(field("Name")).toHaveValue(RESTAURANT!.name);
  expect(field("Latitude")).toHaveValue(String(RESTAURANT!.lat));
  expect(field("Cuisine")).toHaveValue(RESTAURANT!.cuisine.join(", "));
  const price = screen.getByRole("combobox", { name: "Price" });
  expect(price).toHaveValue(String(RESTAURANT!.priceRange));
  expect(screen.getByRole("combobox", { name: "City" })).toHaveDisplayValue("New York");
});

it("says what is wrong before anything is sent, and keeps what was typed", async () => {
  const user = userEvent.setup();
  showForm();
  await user.clear(field("Name"));
  await user.clear(field("Latitude"));
  await user.type(field("Latitude"), "north");
  await user.click(screen.getByRole("button", { name: "Save facts" }));
  expect(field("Name")).toHaveAccessibleDescription(
    "Please write the name, in 1 to 200 characters.",
  );
  expect(field("Latitude")).toHaveAccessibleDescription(/from -90 to 90/);
  expect(field("Latitude")).toHaveValue("north");
  expect(field("Name")).toHaveFocus();
  expect(saveVenue).not.toHaveBeenCalled();
});

it("does not merge before it was confirmed", async () => {
  const user = userEvent.setup();
  render(<MergeForm id="1" name="Kopps" />);
  await user.type(screen.getByRole("textbox", { name: "Id of the other one" }), "lucky-leek");
  await user.click(screen.getByRole("button", { name: "Merge" }));
  expect(screen.getByText("Please tick the box: you have looked at both.")).toBeVisible();
});
