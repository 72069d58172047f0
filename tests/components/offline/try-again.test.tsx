import { act, render, screen } from "@testing-library/react";
import { TryAgain } from "@/components/offline/try-again";
import { isSiteReachable } from "@/lib/offline/reachable";

jest.mock("@/lib/offline/reachable");
const probe = jest.mocked(isSiteReachable);

const settle = () => act(async () => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers();
  probe.mockReset().mockResolvedValue(false);
  window.history.replaceState(null, "", "/community/members");
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, "", "/");
});

test("checks at once, and again and again, whether the site can be reached", async () => {
  render(<TryAgain label="Try again" />);
  await settle();
  expect(probe).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect(probe).toHaveBeenCalledTimes(3);
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("checks when the browser says that there is a network again", async () => {
  render(<TryAgain label="Try again" />);
  await settle();
  window.dispatchEvent(new Event("online"));
  expect(probe).toHaveBeenCalledTimes(2);
});

test("stops checking once it is unmounted", async () => {
  const { unmount } = render(<TryAgain label="Try again" />);
  await settle();
  unmount();
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
});

test("the offline screen under its own URL has nothing to load again", async () => {
  window.history.replaceState(null, "", "/offline");
  render(<TryAgain label="Try again" />);
  await settle();
  expect(probe).not.toHaveBeenCalled();
});
