import { render, screen } from "@testing-library/react";
import { StillMap } from "@/components/map/still-map";
import type { MapMarker } from "@/lib/map/markers";
import { indexPins, markerPin, pinsInView } from "@/lib/map/pins";

const CAMERA = { lat: 52.52, lng: 13.4, zoom: 12 };
const SIZE = { width: 800, height: 400 };
const marker = (id: string, lng: number, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  name: `Restaurant ${id}`,
  lat: 52.52,
  lng,
  veganLevel: "vegan",
  ...more,
});

type Props = Parameters<typeof StillMap>[0];

function open(pins: Props["pins"], named: Props["named"] = []) {
  render(
    <StillMap
      description="Where they are"
      camera={CAMERA}
      size={SIZE}
      pins={pins}
      named={named ?? []}
    />,
  );
  return screen.getByRole("img", { name: "Where they are" });
}

it("draws one pin for each restaurant, and one with their number for those that overlap", () => {
  const apart = [marker("a", 13.3), marker("b", 13.45)];
  const together = [marker("c", 13.4), marker("d", 13.4)];
  const index = indexPins([...apart, ...together], 76);
  const picture = open(pinsInView(index, CAMERA, SIZE));
  expect(picture.querySelectorAll("use")).toHaveLength(2);
  expect(screen.getByText("2")).toBeInTheDocument();
  for (const use of picture.querySelectorAll("use"))
    expect(picture.querySelector(use.getAttribute("href")!)).toBeInTheDocument();
});

it("names the cities in it, and no others", () => {
  open(
    [],
    [
      { name: "Berlin", lat: 52.52, lng: 13.4 },
      { name: "Hamburg", lat: 53.55, lng: 10 },
    ],
  );
  expect(screen.getByText("Berlin")).toBeInTheDocument();
  expect(screen.queryByText("Hamburg")).not.toBeInTheDocument();
});

it("shows the number and the name of a city, and the name of the one restaurant of a page", () => {
  open([
    markerPin(marker("potsdam", 13.2, { name: "Potsdam", count: 41, href: "/potsdam" })),
    markerPin(marker("linden", 13.4, { name: "Pho Linden", label: "Pho Linden" })),
  ]);
  expect(screen.getByText("41")).toBeInTheDocument();
  expect(screen.getByText("Potsdam")).toBeInTheDocument();
  expect(screen.getByText("Pho Linden")).toBeInTheDocument();
});
