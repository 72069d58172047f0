import { render, screen, within } from "@testing-library/react";
import { PhotoDetailsForm } from "@/components/photos/photo-details-form";

jest.mock("next/navigation", () => ({ useRouter: jest.fn(), usePathname: jest.fn() }));
jest.mock("@/lib/photos/visitors/actions", () => ({ describePhoto: jest.fn() }));

const PHOTO = {
  recordId: "00000000-0000-4000-8000-000000000001",
  id: "a",
  width: 900,
  height: 600,
  description: "Photo by a visitor",
  status: "published",
} as const;

const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `d${index + 1}`, name: `Dish ${index + 1}` }));

function choices(count: number, dishId?: string) {
  render(
    <PhotoDetailsForm
      restaurantId="1"
      photo={{ ...PHOTO, ...(dishId && { dishId }) }}
      dishes={dishes(count)}
    />,
  );
  const field = screen.getByRole("combobox", { name: "Which dish?" });
  return {
    field,
    names: within(field)
      .getAllByRole("option")
      .map((option) => option.textContent),
  };
}

it("has all of few dishes to choose from", () => {
  expect(choices(3).names).toEqual(["Not specified", "Dish 1", "Dish 2", "Dish 3"]);
});

it("has the first hundred of many, and the one that the photo shows", () => {
  const { field, names } = choices(500, "d321");
  expect(names).toHaveLength(102);
  expect(names.slice(-2)).toEqual(["Dish 100", "Dish 321"]);
  expect(field).toHaveValue("d321");
});
