import { render, screen, within } from "@testing-library/react";
import { ImportsScreen, type ImportsScreenProps } from "@/components/desk/imports/imports-screen";

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));

const NOW = new Date("2026-11-23T10:00:00Z");
const NONE: ImportsScreenProps = {
  runs: [],
  last: { changes: [], total: 0 },
  page: 1,
  missing: [],
  takeovers: [],
  contradictions: [],
  started: undefined,
  isRunning: false,
  mayStart: true,
  now: NOW,
};
const STARTED = {
  scope: "area:Berlin",
  by: "Ada",
  startedAt: new Date("2026-11-23T09:58:00Z"),
  elements: 0,
  isRunning: true,
};

const startButton = () => screen.queryByRole("button", { name: "Start import" });

it("offers an import where it is allowed and none is under way", () => {
  const { rerender } = render(<ImportsScreen {...NONE} />);
  expect(startButton()).toBeVisible();
  rerender(<ImportsScreen {...NONE} mayStart={false} />);
  expect(startButton()).not.toBeInTheDocument();
  rerender(<ImportsScreen {...NONE} isRunning />);
  expect(startButton()).not.toBeInTheDocument();
  expect(screen.getByText(/under way on another server/)).toBeVisible();
});

it.each([
  [STARTED, "Ada started area:Berlin 2 minutes ago. Waiting for the server."],
  [{ ...STARTED, elements: 12_000 }, "12,000 elements read."],
  [
    { ...STARTED, isRunning: false, failure: "No Overpass server responded." },
    "The import of area:Berlin failed: No Overpass server responded.",
  ],
])("says how far the import is", (started, text) => {
  render(<ImportsScreen {...NONE} started={started} isRunning={started.isRunning} />);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

it("shows what runs did, what they refused, and what they left out", () => {
  const run = { scope: "world", dataTimestamp: NOW, finishedAt: NOW };
  const rejects = [{ reason: "no name", element: "node/3" }];
  render(
    <ImportsScreen
      {...NONE}
      runs={[
        { ...run, id: 2, counts: { refused: "The data is old." } },
        { ...run, id: 1, counts: { added: 2, closed: 0, skipped: { "no name": 1 }, rejects } },
      ]}
    />,
  );
  const [refused, applied] = within(screen.getByRole("region", { name: "Runs" })).getAllByRole(
    "listitem",
  );
  expect(refused).toHaveTextContent("Refused: The data is old.");
  expect(applied).toHaveTextContent("added 2.");
  expect(applied).toHaveTextContent("no name: 1");
  expect(screen.getByRole("link", { name: "node/3", hidden: true })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/node/3",
  );
});

it("shows both versions of an element that may be another business, and asks which it is", () => {
  const takeover = {
    ref: "node/1",
    restaurantId: "grune-schale-leipzig",
    name: "Grüne Schale",
    city: "Leipzig",
    before: { name: "Grüne Schale", phone: "1", amenity: "restaurant" },
    after: { name: "Pizzeria Etna", amenity: "restaurant" },
  };
  render(<ImportsScreen {...NONE} takeovers={[takeover]} />);
  const section = screen.getByRole("region", { name: "The same business?" });
  const rows = within(section).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "nameGrüne SchalePizzeria Etna",
    "phone1not there",
  ]);
  for (const name of ["The same business", "Another business"])
    expect(within(section).getByRole("button", { name })).toBeVisible();
});

it("lists places whose diet tags contradict each other", () => {
  const tags = { "diet:vegan": "only", "diet:meat": "yes", name: "Linse" };
  render(
    <ImportsScreen
      {...NONE}
      contradictions={[{ id: "linse", name: "Linse", city: "Leipzig", tags }]}
    />,
  );
  const section = screen.getByRole("region", { name: "How vegan?" });
  expect(section).toHaveTextContent("diet:vegan=only, diet:meat=yes");
});

it("names places as at their doors, with the language", () => {
  const names = { name: "青葉素食", latinName: "Green Leaf", countryCode: "TW" };
  const change = { id: 1, restaurantId: "leaf", field: "phone", before: "1", after: "2" };
  render(
    <ImportsScreen
      {...NONE}
      last={{ changes: [{ ...change, ...names }], total: 1 }}
      missing={[{ id: "leaf", ...names, city: "Taipei", times: 1 }]}
      takeovers={[
        { ref: "node/1", restaurantId: "leaf", ...names, city: "Taipei", before: {}, after: {} },
      ]}
      contradictions={[{ id: "leaf", ...names, city: "Taipei", tags: {} }]}
    />,
  );
  expect(screen.getAllByRole("link", { name: "青葉素食 (Green Leaf)" })).toHaveLength(4);
  const doors = screen.getAllByText("青葉素食");
  expect(doors).toHaveLength(5);
  for (const door of doors) expect(door).toHaveAttribute("lang", "zh-Hant");
});
