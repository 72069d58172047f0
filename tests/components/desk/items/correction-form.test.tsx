import { fireEvent, render, screen } from "@testing-library/react";
import { CorrectionForm } from "@/components/desk/items/correction-form";
import { suggestedFacts } from "@/lib/desk/suggested-facts";
import { RESTAURANTS } from "@/data/restaurants";

jest.mock("@/lib/desk/actions", () => ({ decideItem: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const FACTS = { phone: "+49 30 1234567", website: "none any more", priceRange: "3" };

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Take ${name}`);
const field = (name: string) => screen.getByLabelText(`${name}, as it is taken`);
const button = () => screen.getByText(/^Approve/);

beforeEach(() => {
  const facts = suggestedFacts(FACTS, RESTAURANTS[0]!).map((row) => ({
    ...row,
    ...(row.name === "phone" && { known: "I asked them", there: "+49 30 7654321" }),
  }));
  render(<CorrectionForm id="1" facts={facts} />);
});

it("takes what can be read, and says what speaks for it", () => {
  expect(box("Phone")).toBeChecked();
  expect(box("Website")).not.toBeChecked();
  expect(button()).toHaveTextContent("Approve 2 of 3");
  expect(screen.getByText("I asked them")).toBeVisible();
  expect(screen.getByText("OpenStreetMap: +49 30 7654321")).toBeVisible();
});

it("takes a fact that the desk changes, and says that there are changes", () => {
  fireEvent.input(field("Website"), { target: { value: "https://example.org" } });
  expect(box("Website")).toBeChecked();
  expect(button()).toHaveTextContent("Approve 3 of 3 with changes");
  fireEvent.click(box("Website"));
  expect(button()).toHaveTextContent(/^Approve 2 of 3(?! with)/);
  fireEvent.input(field("Price"), { target: { value: "4" } });
  expect(button()).toHaveTextContent("Approve 2 of 3 with changes");
});
