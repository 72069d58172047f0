import { act, render, waitFor } from "@testing-library/react";
import { NearMe } from "@/components/restaurants/near-me/near-me";
import { createTestTiles, restaurantsAround } from "@/tests/fakes/tiles";

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const BERLIN = { id: "berlin", name: "Berlin", country: "Germany", count: 9, lat: 52.5, lng: 13.4 };

/** The list of cities is on its way until it is sent. */
function open() {
  let send: (cities: unknown) => void = () => {};
  const cities = new Promise((resolve) => (send = resolve));
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, status: 200, json: () => cities }) as Response,
  );
  window.history.replaceState(null, "", "/restaurants/near-me?country=Germany");
  const { readAround } = createTestTiles(restaurantsAround(30, 0.02));
  const { unmount } = render(<NearMe restaurants={[]} isTiled source={readAround} />);
  return { unmount, send: () => act(async () => send([BERLIN])) };
}

beforeEach(() => router.replace.mockReset());

test("a country leads to its largest city, unless the visitor has left meanwhile", async () => {
  const left = open();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  left.unmount();
  window.history.pushState(null, "", "/recipes");
  await left.send();
  expect(router.replace).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.located).toBeUndefined();

  // The list is here by now.
  open();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/restaurants/near-me/berlin"));
});
