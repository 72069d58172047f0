import { act, render } from "@testing-library/react";
import { ViewCount } from "@/components/restaurants/detail/view-count";

const idle: IdleRequestCallback[] = [];
const fetched = jest.fn(async () => ({ ok: true }) as Response);

function set(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, value });
}
const setHidden = (isHidden: boolean) => set(document, "hidden", isHidden);

beforeEach(() => {
  idle.length = 0;
  fetched.mockClear();
  set(window, "requestIdleCallback", (callback: IdleRequestCallback) => idle.push(callback));
  set(window, "fetch", fetched);
});
afterEach(() => {
  for (const [target, name] of [
    [document, "hidden"],
    [navigator, "onLine"],
    [window, "requestIdleCallback"],
    [window, "fetch"],
  ] as const)
    Reflect.deleteProperty(target, name);
});

const becomeIdle = () => act(() => idle.splice(0).forEach((callback) => callback({} as never)));
const change = () => act(() => document.dispatchEvent(new Event("visibilitychange")));

test("tells the server once, when the page is idle, without cookies", () => {
  render(<ViewCount restaurantId="kopps berlin" />);
  expect(fetched).not.toHaveBeenCalled();
  becomeIdle();
  change();
  expect(fetched.mock.calls).toEqual([
    ["/api/views/kopps%20berlin", { method: "POST", credentials: "omit", keepalive: true }],
  ]);
});

test("a page in the background counts when it is looked at", () => {
  setHidden(true);
  render(<ViewCount restaurantId="kopps" />);
  becomeIdle();
  change();
  expect(fetched).not.toHaveBeenCalled();
  setHidden(false);
  change();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a page that was left before does not count", () => {
  const { unmount } = render(<ViewCount restaurantId="kopps" />);
  unmount();
  becomeIdle();
  change();
  expect(fetched).not.toHaveBeenCalled();
});

test("without a connection nothing is sent, and a failure is silent", async () => {
  set(navigator, "onLine", false);
  const { unmount } = render(<ViewCount restaurantId="kopps" />);
  becomeIdle();
  expect(fetched).not.toHaveBeenCalled();
  unmount();
  set(navigator, "onLine", true);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(<ViewCount restaurantId="kopps" />);
  becomeIdle();
  await act(async () => undefined);
  expect(fetched).toHaveBeenCalledTimes(1);
});
