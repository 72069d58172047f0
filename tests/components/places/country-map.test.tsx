import { act, render } from "@testing-library/react";
import type { MapView } from "@/components/map/map-view";
import CountryMap from "@/components/places/country-map";
import type { ComponentProps } from "react";

const view = jest.fn<null, [ComponentProps<typeof MapView>]>(() => null);
jest.mock("@/components/map/map-view", () => ({
  MapView: (props: ComponentProps<typeof MapView>) => view(props),
}));

const SIZE = { width: 600, height: 390 };
const [LARGE, SMALL] = [
  { id: "large", name: "Large", count: 90, veganCount: 9, lat: 50, lng: 10 },
  { id: "small", name: "Small", count: 1, veganCount: 0, lat: 50, lng: 10.5 },
];

const FRAME = { label: "Map of Germany", height: 390, shape: "column" } as const;

const shown = () => view.mock.lastCall![0];
const names = () => shown().markers.map(({ name }) => name);
const showAt = (zoom: number) => act(() => shown().onView?.({ lat: 50, lng: 10, zoom }, SIZE));

beforeEach(() => view.mockClear());

test("of cities that would overlap the larger is shown", () => {
  render(<CountryMap {...FRAME} cities={[LARGE!, SMALL!]} />);
  showAt(7);
  expect(names()).toEqual(["Large"]);
  showAt(8);
  expect(names()).toEqual(["Large", "Small"]);
});

test("the city whose card is open stays, whatever else comes into view", () => {
  render(<CountryMap {...FRAME} cities={[LARGE!, SMALL!]} />);
  showAt(8);
  act(() => shown().choice?.onChoose("small", true));
  expect(shown().choice).toMatchObject({ id: "small", byKeyboard: true });
  showAt(6);
  expect(names()).toEqual(["Small"]);
  act(() => shown().choice?.onChoose(undefined, false));
  expect(names()).toEqual(["Large"]);
});
