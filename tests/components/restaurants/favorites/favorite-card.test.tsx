import { render, screen } from "@testing-library/react";
import { FavoriteCard } from "@/components/restaurants/favorites/favorite-card";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

test.each([
  [false, "Kreuzberg, Maybachufer 8"],
  [true, "Kreuzberg, Maybachufer 8, Berlin"],
])(
  "a favorite says where it is, in a list of several cities (%p) with its city",
  (withCity, text) => {
    const restaurant = {
      ...summarize(exampleRestaurant({ sample: false, city: "Berlin" })),
      place: "Kreuzberg, Maybachufer 8",
    };
    render(<FavoriteCard {...{ restaurant, withCity }} now={undefined} onRemove={jest.fn()} />);
    expect(screen.getByText(text)).toBeVisible();
  },
);
