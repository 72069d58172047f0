import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WorldMap } from "@/components/restaurants/world-map/world-map";
import { filesOf } from "@/lib/languages/texts-in";
import type { SearchOutcome } from "@/lib/search/suggestion";
import { InLanguage } from "@/tests/components/in-language";

const views = jest.fn();
type Shown = { label: string; center: object; zoom: number; you?: { name: string } };
jest.mock("@/components/map/map-view", () => ({
  MapView: ({ label, center, zoom, you }: Shown) => {
    views({ ...center, zoom });
    return <div role="region" aria-label={[label, you?.name].filter(Boolean).join(": ")} />;
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

test("in another language it says all of it, also what it calls the position of the device", async () => {
  const place = { name: "Your last location", lat: 52.52, lng: 13.405 };
  window.localStorage.setItem("lastPlace", JSON.stringify(place));
  await act(async () =>
    render(
      <InLanguage language="de" subjects={filesOf("de", ["search", "world-map"])}>
        <WorldMap total={1} hasSearch />
      </InLanguage>,
    ),
  );
  const label = "Karte der Restaurants: Dein letzter Standort";
  expect(screen.getByRole("region", { name: label })).toBeVisible();
  expect(screen.getByRole("region", { name: "In diesem Kartenausschnitt" })).toHaveTextContent(
    "1 Lokal mit veganem Essen. Zoom näher heran, um mehr zu sehen.",
  );
  expect(screen.getByRole("search")).toHaveAttribute("action", "/de/restaurants/find");
});
