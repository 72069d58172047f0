import { render, screen } from "@testing-library/react";
import { RestaurantLine } from "@/components/restaurants/cards/restaurant-line";
import card from "@/lib/messages/zh-hant/card.json";
import cuisines from "@/lib/messages/zh-hant/cuisines.json";
import { summarize } from "@/lib/restaurants/summary";
import { InLanguage } from "@/tests/components/in-language";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

test("beside the map and on it a restaurant whose name others have says where it is", () => {
  const restaurant = { ...summarize(exampleRestaurant()), place: "Kreuzberg, Berlin" };
  render(<RestaurantLine restaurant={restaurant} location={undefined} now={undefined} />);
  expect(screen.getByText("Kreuzberg, Berlin")).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])("beside the map and on it a sample is marked: %s", (sample, count) => {
  const restaurant = summarize(exampleRestaurant({ sample }));
  render(<RestaurantLine restaurant={restaurant} location={undefined} now={undefined} />);
  expect(screen.queryAllByText("Sample listing")).toHaveLength(count);
});

test("cuisines are divided as the language of the page does it", () => {
  const restaurant = summarize(exampleRestaurant({ cuisine: ["Thai", "Vietnamese"] }));
  const line = <RestaurantLine restaurant={restaurant} location={undefined} now={undefined} />;
  render(
    <InLanguage language="zh-hant" subjects={{ card, cuisines }}>
      {line}
    </InLanguage>,
  );
  expect(screen.getByText("泰式料理、越式料理")).toBeVisible();
});
