import { render, screen } from "@testing-library/react";
import { FavoriteCard } from "@/components/restaurants/favorites/favorite-card";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

test.each([
  [false, "Kreuzberg, Maybachufer 8", "Kreuzberg, Maybachufer 8"],
  [true, "Kreuzberg, Maybachufer 8", "Kreuzberg, Maybachufer 8, Berlin"],
  [true, "Kreuzberg, Berlin", "Kreuzberg, Berlin"],
  [true, "Berlin", "Berlin"],
  [true, undefined, "Berlin"],
])(
  "a favorite says where it is, in a list of several cities (%p) with its city once: %s",
  (withCity, place, text) => {
    const restaurant = {
      ...summarize(exampleRestaurant({ sample: false, city: "Berlin" })),
      ...(place && { place }),
    };
    render(<FavoriteCard {...{ restaurant, withCity }} now={undefined} onRemove={jest.fn()} />);
    expect(screen.getByText(text)).toBeVisible();
  },
);
