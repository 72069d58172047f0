import { render, screen } from "@testing-library/react";
import { RESTAURANTS } from "@/data/restaurants";
import { TopPlaces } from "@/components/places/top-places";
import { summarize } from "@/lib/restaurants/summary";

const [first, second] = RESTAURANTS.map((restaurant) => ({
  ...summarize(restaurant),
  reviewCount: 30,
}));

function show(rated: number, confirmed: number) {
  const some = (count: number) => [first!, second!].slice(0, count);
  render(
    <TopPlaces city="Berlin" places={{ rated: some(rated), confirmed: some(confirmed) }}>
      <p>the cards</p>
    </TopPlaces>,
  );
}

test("says how many ratings the order is of, and where it is explained", () => {
  show(2, 0);
  expect(screen.getByRole("region", { name: "Top places" })).toHaveTextContent(
    "The best rated by visitors, 60 ratings in all.",
  );
  expect(screen.getByRole("link", { name: "How this ranking works" })).toHaveAttribute(
    "href",
    "/restaurants/top-rated#formula",
  );
  expect(screen.getByText("the cards")).toBeVisible();
});

test("says that nobody has rated a place yet, and what is shown until then", () => {
  show(0, 2);
  expect(
    screen.getByText(
      "Nobody has rated a place in Berlin yet. Until then: fully vegan ones, those that most members confirmed first.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("says which come first where few are rated", () => {
  show(1, 1);
  expect(
    screen.getByText(/^The best rated by visitors, 30 ratings in all; then fully vegan ones/),
  ).toBeVisible();
});

test("is absent where there are none", () => {
  show(0, 0);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
