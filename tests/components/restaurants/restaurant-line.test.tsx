import { render, screen } from "@testing-library/react";
import { RestaurantLine } from "@/components/restaurants/restaurant-line";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

test.each([
  [true, 1],
  [false, 0],
])("beside the map and on it a sample is marked: %s", (sample, count) => {
  render(
    <RestaurantLine
      restaurant={exampleRestaurant({ sample })}
      location={undefined}
      now={undefined}
    />,
  );
  expect(screen.queryAllByText("Sample listing")).toHaveLength(count);
});
