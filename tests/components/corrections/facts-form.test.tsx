import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FactsForm } from "@/components/corrections/facts-form";
import { RESTAURANTS } from "@/data/restaurants";
import { sendCorrection } from "@/lib/corrections/actions";
import { presentFacts } from "@/lib/corrections/present-facts";

jest.mock("@/lib/corrections/actions", () => ({ sendCorrection: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const RESTAURANT = { ...RESTAURANTS[0]!, features: ["wifi"], priceRange: 2 as const };

const showForm = () => render(<FactsForm restaurantId="1" facts={presentFacts(RESTAURANT)} />);

/** A fact with everything inside. */
const fact = (name: string) => document.getElementById(`fact-${name}`)!.closest("details")!;

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByText("Send correction"));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  location.hash = "";
});

it("says of each fact what the record says now, and what is new", async () => {
  const user = userEvent.setup();
  showForm();
  expect(fact("priceRange")).toHaveTextContent(/^Price\$\$/);
  expect(fact("features")).toHaveTextContent(/^Featureswifi/);
  await user.click(within(fact("priceRange")).getByLabelText("$$$$"));
  expect(fact("priceRange")).toHaveTextContent(/^PriceNew: \$\$\$\$/);
  await user.click(within(fact("features")).getByLabelText("wifi"));
  expect(fact("features")).toHaveTextContent(/^FeaturesNew: none/);
  await user.click(within(fact("features")).getByLabelText("wifi"));
  expect(fact("features")).toHaveTextContent(/^Featureswifi/);
});

it("asks for a new value and how it is known, and opens the faulty facts", async () => {
  const user = userEvent.setup();
  showForm();
  await send(user);
  expect(fact("name")).toHaveAttribute("open");
  expect(screen.getByText("Please give at least one new value.")).toBeVisible();
  await user.click(screen.getByLabelText("Phone"));
  await user.paste("+49 30 1234567");
  await send(user);
  expect(screen.getByText("Please say in a few words how you know.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("How you know this: Phone"), "I asked them");
  jest.mocked(sendCorrection).mockResolvedValue({ values: {}, errors: {} });
  await send(user);
  const [, data] = jest.mocked(sendCorrection).mock.lastCall!;
  expect(Object.fromEntries(data)).toMatchObject({
    restaurantId: "1",
    phone: "+49 30 1234567",
    "known:phone": "asked",
    "features:now": "wifi",
    "features:wifi": "on",
  });
});

it("adds a cuisine with Enter, but not while an input method composes it", async () => {
  const user = userEvent.setup();
  showForm();
  const added = screen.getByLabelText(/^Add a cuisine/);
  await user.type(added, "精進");
  fireEvent.keyDown(added, { key: "Enter", isComposing: true });
  fireEvent.keyDown(added, { key: "Enter", keyCode: 229 });
  expect(added).toHaveValue("精進");
  fireEvent.keyDown(added, { key: "Enter" });
  expect(added).toHaveValue("");
  expect(screen.getByText("精進")).toBeInTheDocument();
});

it("opens the fact that the address names", () => {
  location.hash = "#fact-website";
  showForm();
  expect(fact("website")).toHaveAttribute("open");
  expect(fact("phone")).not.toHaveAttribute("open");
});
