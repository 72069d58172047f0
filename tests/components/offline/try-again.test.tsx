import { render, screen, waitFor } from "@testing-library/react";
import { TryAgain } from "@/components/offline/try-again";

let answer: jest.Mock<Promise<{ ok: boolean }>>;
let isOnline: jest.SpyInstance;

beforeEach(() => {
  answer = jest.fn(async () => ({ ok: false }));
  Object.assign(globalThis, { fetch: answer });
  isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  isOnline.mockRestore();
  window.history.replaceState(null, "", "/");
});

test.each([
  ["a visited address", "/community/members", true, 1],
  ["no network at all", "/community/members", false, 0],
  ["the offline screen's own address", "/offline", true, 0],
])("asks at once whether the network came back meanwhile: %s", async (_, path, online, times) => {
  isOnline.mockReturnValue(online);
  window.history.replaceState(null, "", path);
  render(<TryAgain />);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(times));
  if (times > 0) expect(answer).toHaveBeenCalledWith(path, { method: "HEAD", cache: "no-store" });
});

test("a network that still fails leaves the screen as it is", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  window.history.replaceState(null, "", "/community/members");
  render(<TryAgain />);
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
