import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ChangePlaceForm } from "@/components/restaurants/lists/change-place-form";
import { PLACES_HEADING_ID } from "@/components/restaurants/lists/element-ids";
import { changePlace } from "@/lib/favorites/lists/actions";

const mockRefresh = jest.fn();
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: mockRefresh, push: jest.fn() }),
}));
jest.mock("@/lib/favorites/lists/actions", () => ({ changePlace: jest.fn() }));

const LIST_ID = "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001";
const DONE = {
  values: {},
  errors: {},
  done: { href: "/lists/x#place-1", notice: { title: "Order saved" } },
};

function Place({ position }: { position: number }) {
  return (
    <>
      <h2 id={PLACES_HEADING_ID} tabIndex={-1}>
        Places
      </h2>
      <ChangePlaceForm
        listId={LIST_ID}
        restaurantId="1"
        name="Kopps"
        position={position}
        count={3}
      />
    </>
  );
}

const button = (change: string) => screen.getByRole("button", { name: `Move Kopps ${change}` });

beforeEach(() => {
  mockRefresh.mockClear();
  jest.mocked(changePlace).mockReset().mockResolvedValue(DONE);
});

async function press(change: "up" | "down") {
  button(change).focus();
  fireEvent.click(button(change));
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
}

it.each([
  ["up", 3, 2, "up"],
  ["up", 2, 1, "down"],
  ["down", 1, 2, "down"],
  ["down", 2, 3, "up"],
] as const)(
  "a move %s from position %i is announced, and the focus is on a button that works",
  async (change, from, to, focused) => {
    const { rerender } = render(<Place position={from} />);
    await press(change);
    const [, data] = jest.mocked(changePlace).mock.calls[0]!;
    expect(Object.fromEntries(data)).toMatchObject({
      listId: LIST_ID,
      restaurantId: "1",
      change,
    });
    // As after a move in the document.
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(<Place position={to} />);
    expect(button(focused)).toHaveFocus();
    expect(screen.getByText(`Kopps is now ${to} of 3.`)).toBeInTheDocument();
  },
);

it("the first place cannot move up, nor the last one down", () => {
  const { rerender } = render(<Place position={1} />);
  expect(button("up")).toBeDisabled();
  expect(button("down")).toBeEnabled();
  rerender(<Place position={3} />);
  expect(button("up")).toBeEnabled();
  expect(button("down")).toBeDisabled();
});

it("says why a place could not be moved, and leaves the order", async () => {
  jest.mocked(changePlace).mockResolvedValue({
    values: {},
    errors: {},
    failure: "This place is no longer in the list.",
  });
  render(<Place position={2} />);
  fireEvent.click(button("up"));
  expect(await screen.findByText(/no longer in the list/)).toBeVisible();
  expect(mockRefresh).not.toHaveBeenCalled();
});
