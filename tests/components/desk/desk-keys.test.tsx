import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeskKeys } from "@/components/desk/desk-keys";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  push.mockClear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <>
      <details data-desk-refusal>
        <summary>Reject</summary>
        <input type="radio" aria-label="Advertising" />
      </details>
      <DeskKeys next="/desk/listings/b" previous={undefined} />
    </>,
  );
});

it("opens the rejection, and leaves it with Escape, after which the keys are for the item again", async () => {
  const user = userEvent.setup();
  await user.keyboard("r");
  expect(screen.getByRole("radio")).toHaveFocus();
  await user.keyboard("j");
  expect(push).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
  expect(screen.getByText("Reject")).toHaveFocus();
  await user.keyboard("j");
  expect(push).toHaveBeenCalledWith("/desk/listings/b");
});

it("brings the list of keys into view where it is shown", async () => {
  const user = userEvent.setup();
  await user.keyboard("?");
  expect(screen.getByText("Reject or remove")).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalled();
});
