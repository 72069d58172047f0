import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DishMark } from "@/components/dishes/dish-mark";
import { savePendingAction, takePendingAction } from "@/lib/auth/pending-action";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { notify } from "@/lib/browser/notices";
import { getOwnMarks, sendMark } from "@/lib/dishes/actions";

const push = jest.fn();

jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/dishes/actions", () => ({
  sendMark: jest.fn(),
  markWithoutScripts: jest.fn(),
  getOwnMarks: jest.fn(async () => []),
}));
jest.mock("@/lib/auth/signed-in-mark", () => ({
  ...jest.requireActual<object>("@/lib/auth/signed-in-mark"),
  hasSessionCookie: jest.fn(() => false),
}));
jest.mock("@/lib/browser/notices", () => ({ notify: jest.fn() }));

const press = async (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Each test is about a restaurant of its own: what a visitor said is remembered by restaurant. */
let restaurants = 0;

function show(count = 4) {
  restaurants += 1;
  const restaurantId = `kopps-${restaurants}`;
  render(<DishMark id="d1" kind="ate" name="Soup" {...{ restaurantId, count }} />);
  return restaurantId;
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  jest.mocked(hasSessionCookie).mockReturnValue(false);
});

test("a press is sent with what the button says, shown, and taken back by the next", async () => {
  jest.mocked(sendMark).mockResolvedValueOnce("added").mockResolvedValueOnce("removed");
  const restaurantId = show();
  const button = screen.getByRole("button", { name: "I ate this: Soup, 4" });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
  expect(Object.fromEntries(jest.mocked(sendMark).mock.calls[0]![0])).toEqual({
    dishId: "d1",
    restaurantId,
    kind: "ate",
    intent: "add",
  });
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: "Thank you" }));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "false"));
  expect(jest.mocked(sendMark).mock.calls[1]![0].get("intent")).toBe("remove");
});

test("what the visitor said before is shown pressed", async () => {
  jest.mocked(hasSessionCookie).mockReturnValue(true);
  jest.mocked(getOwnMarks).mockResolvedValue(["ate:d1"]);
  show();
  await waitFor(() => expect(screen.getByRole("button")).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByRole("button", { name: "I ate this: Soup, 4" })).toBeInTheDocument();
});

test("signed out it leads to the sign-in, and is carried out on coming back", async () => {
  jest.mocked(sendMark).mockResolvedValue("signed-out");
  show();
  await press(/^I ate this/);
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(push.mock.calls[0][0]).toMatch(/^\/auth\?next=.*%23dish-d1$/);
  expect(takePendingAction({ action: "ate", id: "d1" })).toBe(true);

  savePendingAction({ action: "ate", id: "d1" });
  jest.mocked(hasSessionCookie).mockReturnValue(true);
  jest.mocked(sendMark).mockResolvedValue("added");
  jest.mocked(sendMark).mockClear();
  cleanup();
  show();
  await waitFor(() => expect(sendMark).toHaveBeenCalledTimes(1));
});

test.each([
  ["own", /yours/],
  ["missing", /no longer shown/],
  [{ suspended: "Your account is suspended." }, /suspended/],
] as const)("after %j nothing is pressed, and a notice says why", async (result, title) => {
  jest.mocked(sendMark).mockResolvedValue(result);
  show();
  await press(/^I ate this/);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ title: expect.stringMatching(title) }),
    ),
  );
  expect(screen.getByRole("button")).toHaveAttribute("aria-pressed", "false");
});

test("a press that fails says so, and can be tried again", async () => {
  jest.mocked(sendMark).mockRejectedValue(new Error("offline"));
  show();
  await press(/^I ate this/);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: "Not counted" })),
  );
});
