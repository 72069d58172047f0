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
