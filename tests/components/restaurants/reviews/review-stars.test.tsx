import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewForm } from "@/components/restaurants/reviews/review-form";
import { publishReview } from "@/lib/reviews/actions";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/reviews/actions", () => ({ publishReview: jest.fn() }));

const FORM = {
  restaurantId: "1",
  hasPhotos: false,
  dates: { earliest: "2021-11-25", latest: "2026-11-25" },
};
const MISSING = "Please choose one to five stars.";

const stars = () => screen.getByRole("group", { name: "Your rating" });
const star = (name: string) => screen.getByRole("radio", { name });
const publish = () => screen.getByRole("button", { name: /Publish/ });

beforeAll(() => {
  // The arrow keys of user-event need it.
  window.CSS = { ...window.CSS, escape: (text: string) => text };
});

beforeEach(() => {
  jest.mocked(publishReview).mockReset();
  window.sessionStorage.clear();
});

it("has five radio buttons that say what they are", () => {
  render(<ReviewForm {...FORM} />);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"))).toEqual([
    "1 star",
    "2 stars",
    "3 stars",
    "4 stars",
    "5 stars",
  ]);
  for (const radio of screen.getAllByRole("radio")) expect(stars()).toContainElement(radio);
});

it("says at the group that none is chosen, leads there, and stops saying so once one is", async () => {
  const user = userEvent.setup();
  render(<ReviewForm {...FORM} />);
  await user.type(screen.getByRole("textbox", { name: /^Title/ }), "A quiet lunch");
  await user.click(publish());
  expect(stars()).toHaveAccessibleDescription(MISSING);
  expect(star("1 star")).toHaveFocus();
  expect(screen.getByRole("textbox", { name: /^Title/ })).toHaveValue("A quiet lunch");
  expect(publishReview).not.toHaveBeenCalled();

  await user.click(star("3 stars"));
  expect(stars()).not.toHaveAccessibleDescription(MISSING);
});

it("is chosen and changed with the keys, which send nothing", async () => {
  const user = userEvent.setup();
  render(<ReviewForm {...FORM} />);
  star("4 stars").focus();
  await user.keyboard(" ");
  expect(star("4 stars")).toBeChecked();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(star("2 stars")).toBeChecked();
  expect(star("2 stars")).toHaveFocus();
  expect(star("4 stars")).not.toBeChecked();
  expect(publishReview).not.toHaveBeenCalled();
});
