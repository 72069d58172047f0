import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WorldMap } from "@/components/restaurants/world-map/world-map";
import type { SearchOutcome } from "@/lib/search/suggestion";

const views = jest.fn();
jest.mock("@/components/map/map-view", () => ({
  MapView: ({ center, zoom }: { center: object; zoom: number }) => {
    views({ ...center, zoom });
    return null;
  },
}));

const BERLIN = { name: "Berlin, Germany", lat: 52.52, lng: 13.405 };
const FOUND: SearchOutcome = { kind: "found", means: { location: BERLIN } };

beforeEach(() => {
  window.localStorage.clear();
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const answer = String(input).includes("/find.json") ? FOUND : { suggestions: [], tiles: {} };
    return { ok: true, status: 200, json: () => Promise.resolve(answer) } as Response;
  });
});

test("the location search above the map moves it, and keeps what is typed before its code is there (P14.285)", async () => {
  const user = userEvent.setup();
  render(<WorldMap total={41} hasSearch />);
  await user.type(screen.getByLabelText("Location: city or address"), "Ber");
  const box = await screen.findByRole("combobox", { name: "Location: city or address" });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue("Ber");
  await user.type(box, "lin{Enter}");
  await waitFor(() =>
    expect(views).toHaveBeenLastCalledWith(expect.objectContaining({ lat: 52.52, zoom: 13 })),
  );
  expect(box).toHaveValue("Berlin");
});
