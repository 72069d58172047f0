import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteDishForm } from "@/components/dishes/delete-dish-form";
import { DishForm } from "@/components/dishes/dish-form";
import { sendDish } from "@/lib/dishes/actions";
import dish from "@/lib/messages/de/forms/dish.json";
import form from "@/lib/messages/de/forms/form.json";
import { InLanguage } from "@/tests/components/in-language";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/dishes/actions", () => ({ sendDish: jest.fn(), withdrawDish: jest.fn() }));

const action = jest.mocked(sendDish);

const show = () =>
  render(
    <InLanguage language="de" subjects={{ form, "dish-form": dish }}>
      <h1 id="dish-heading">Gericht hinzufügen</h1>
      <DishForm
        restaurantId="1"
        currency="EUR"
        allergens={[{ id: "soy", label: "Soja" }]}
        known={[
          { id: "a", name: "Linseneintopf" },
          { id: "b", name: "Linsensalat" },
        ]}
        page="/de/restaurants/1"
        name={undefined}
      />
      <DeleteDishForm restaurantId="1" dishId="a" name="Linseneintopf" />
    </InLanguage>,
  );

const name = () => screen.getByRole("textbox", { name: "Wie heißt das Gericht?" });
const add = () => screen.getByRole("button", { name: "Gericht hinzufügen" });

beforeEach(() => {
  action.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it("says in German what is wrong with each field before anything is sent", async () => {
  const user = userEvent.setup();
  show();
  await user.type(name(), "x");
  for (const group of ["Vegan oder auf Wunsch vegan", "Preis", "Allergene"])
    await user.click(screen.getByText(group));
  await user.click(screen.getByRole("radio", { name: /^Auf Wunsch vegan/ }));
  await user.type(screen.getByRole("textbox", { name: "Preis in EUR" }), "viel");
  expect(screen.getByRole("group", { name: "Es enthält" })).toContainElement(
    screen.getByRole("checkbox", { name: "Soja" }),
  );
  await user.click(add());
  expect(name()).toHaveAccessibleDescription(
    "Bitte schreib den Namen des Gerichts in 2 bis 80 Zeichen.",
  );
  expect(
    screen.getByRole("textbox", { name: "Was man beim Bestellen sagt" }),
  ).toHaveAccessibleDescription(/zum Beispiel „ohne Käse“/);
  expect(screen.getByRole("textbox", { name: "Preis in EUR" })).toHaveAccessibleDescription(
    "Bitte gib einen Preis wie 13,50 an oder lass das Feld leer.",
  );
  expect(action).not.toHaveBeenCalled();
});

it("offers listed dishes while a name is typed, and says to screen readers which one is deleted", async () => {
  const user = userEvent.setup();
  show();
  await user.type(name(), "Linsen");
  expect(screen.getByText("Meinst du eines dieser Gerichte?")).toBeInTheDocument();
  await user.type(name(), "salat");
  expect(screen.getByText("Meinst du dieses Gericht?")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Linsensalat" })).toHaveAttribute(
    "href",
    "/de/restaurants/1#dish-b",
  );
  expect(screen.getByRole("button", { name: /^Löschen ?: Linseneintopf$/ })).toBeVisible();
});

it("tells the server its language, and leads a visitor who is signed out back to the German form", async () => {
  const user = userEvent.setup();
  show();
  await user.type(name(), "Grünkernbratling");
  action.mockResolvedValue({
    values: {},
    errors: {},
    failure: "Du bist abgemeldet.",
    isSignedOut: true,
  });
  await user.click(add());
  expect(action.mock.lastCall?.[1].get("language")).toBe("de");
  expect(screen.getByRole("link", { name: "Anmelden" })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent("/de/restaurants/1/dishes/add")),
  );
});

it("offers the draft of another tab in German", async () => {
  const { unmount } = show();
  await userEvent.type(name(), "Grünkernbratling");
  unmount();
  window.sessionStorage.clear();
  show();
  expect(screen.getByText("Du hast ein Gericht noch nicht gesendet.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Weiterschreiben" }));
  expect(name()).toHaveValue("Grünkernbratling");
});
