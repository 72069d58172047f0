import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchArea } from "@/components/map/search-area";

const BERLIN = { lat: 52.52, lng: 13.405, zoom: 13 };
const SIZE = { width: 800, height: 600 };

it("offers the part of the map that was moved to, and no other", async () => {
  const onSearch = jest.fn();
  const props = { searched: BERLIN, size: SIZE, onSearch };
  const { rerender } = render(<SearchArea {...props} camera={BERLIN} />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<SearchArea {...props} camera={{ ...BERLIN, lng: 13.6 }} />);
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  expect(onSearch).toHaveBeenCalledWith({
    lat: 52.52,
    lng: 13.6,
    zoom: 13,
    reachKm: expect.closeTo(5.8, 0),
  });
});

it("asks to zoom in where the map shows more than a list reaches", () => {
  const props = { searched: BERLIN, size: SIZE, onSearch: jest.fn() };
  render(<SearchArea {...props} camera={{ ...BERLIN, zoom: 6 }} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Zoom in to search this area")).toBeVisible();
});
