import { render, screen } from "@testing-library/react";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import { summarize } from "@/lib/restaurants/summary";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** A Tuesday, 13:00 in Berlin. */
const NOW = new Date("2026-11-24T12:00:00Z");

const REAL: Partial<Restaurant> = {
  sample: false,
  osm: "node/1",
  timeZone: "Europe/Berlin",
  checkedAt: "2026-03-04",
  hours: { tuesday: [{ open: "12:00", close: "22:00" }] },
};

const open = (fields: Partial<Restaurant>) =>
  render(
    <RestaurantCard
      restaurant={summarize(exampleRestaurant({ ...REAL, ...fields }))}
      miles={null}
      now={NOW}
      eager={false}
    />,
  );

it("says until when a real restaurant is open, and when it was checked", () => {
  open({});
  expect(screen.getByText("Open")).toBeVisible();
  expect(screen.getByText("until 22:00")).toBeVisible();
  expect(screen.getByText("Checked in March 2026")).toBeVisible();
  expect(screen.queryByText("May have closed")).not.toBeInTheDocument();
});

it("says when a closed one opens", () => {
  open({ hours: { wednesday: [{ open: "12:00", close: "22:00" }] } });
  expect(screen.getByText("Closed,")).toBeVisible();
  expect(screen.getByText("opens tomorrow")).toBeVisible();
});

it.each([{ reportedClosed: true as const }, { closure: "missing" as const }])(
  "warns of one that may have closed, %p",
  (fields) => {
    open(fields);
    expect(screen.getByText("May have closed")).toBeVisible();
    expect(screen.getByText("Call first")).toBeVisible();
    expect(screen.queryByText("Open")).not.toBeInTheDocument();
  },
);

it.each([
  [{ checkedAt: "2021-03-04" }, "From OpenStreetMap, 2021"],
  [{ checkedAt: "2021-03-04", confirmedAt: "2026-10-01" }, "Checked in October 2026"],
])("says how old the facts are, %p", (fields, text) => {
  open(fields);
  expect(screen.getByText(text)).toBeVisible();
});

it("shows a member's photo, and how many there are", () => {
  const picture = { src: "/photos/a-480.webp", alt: "Soup", width: 480, height: 360 };
  open({ images: [], photo: { picture, count: 4 } });
  expect(screen.getByRole("img", { name: "Soup" })).toHaveAttribute("src", picture.src);
  expect(screen.getByText("photos")).toBeInTheDocument();
});

it("leaves samples as the specification has them", () => {
  const always = { open: "00:00", close: "23:59" };
  open({ sample: true, hours: { tuesday: always }, confirmedAt: "2026-10-01" });
  expect(screen.getByText("Open")).toBeVisible();
  expect(screen.queryByText(/^until|^Checked/)).not.toBeInTheDocument();
});

it("shows the dish that was confirmed most, and how many more there are", () => {
  open({ dishes: { names: ["Seitan doner", "Soup"], count: 5 } });
  expect(screen.getByText("Seitan doner").closest("p")).toHaveTextContent(
    "Dish: Seitan doner +4 more",
  );
});

it("shows one dish without a number", () => {
  open({ dishes: { names: ["Soup"], count: 1 } });
  expect(screen.getByText("Soup").closest("p")).toHaveTextContent(/^Dish: Soup$/);
});

it("shows no dish where none is known", () => {
  open({});
  expect(screen.queryByText("Dish:")).toBeNull();
});
