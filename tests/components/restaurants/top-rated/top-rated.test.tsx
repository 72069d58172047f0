import { render, screen, within } from "@testing-library/react";
import { TopRated } from "@/components/restaurants/top-rated/top-rated";
import { listTopRated } from "@/lib/restaurants/queries";

test("ranks the restaurants: three awards, then numbers, each with its rating and the way to its page", async () => {
  const restaurants = await listTopRated();
  render(<TopRated restaurants={restaurants} />);
  const entries = screen.getAllByRole("listitem");
  expect(entries).toHaveLength(5);
  entries.forEach((entry, index) => {
    const restaurant = restaurants[index];
    if (!restaurant) throw new Error("more entries than restaurants");
    expect(within(entry).getByRole("link", { name: restaurant.name })).toHaveAttribute(
      "href",
      `/restaurants/${restaurant.id}`,
    );
    expect(entry).toHaveTextContent(`Rated ${restaurant.rating?.toFixed(1)}`);
  });

  const awards = entries.map((entry) => within(entry).queryByRole("img", { name: /^Rank/ }));
  expect(awards.map((award) => award?.getAttribute("aria-label"))).toEqual([
    "Rank 1, trophy",
    "Rank 2, medal",
    "Rank 3, rosette",
    undefined,
    undefined,
  ]);
  expect(entries[3]).toHaveTextContent("#4");
  expect(entries[4]).toHaveTextContent("#5");
});

test("explains the order of visitors' ratings, and states each score", async () => {
  const restaurants = (await listTopRated()).map((restaurant) => ({
    ...restaurant,
    sample: false,
    rating: 4.8,
    reviewCount: 30,
  }));
  render(<TopRated restaurants={restaurants} basis={{ mean: 4, ratings: 150 }} />);
  expect(screen.getByRole("heading", { name: "How this ranking works" })).toBeVisible();
  expect(screen.getByText(/The average rating is 4\.00 \(150 ratings\)\./)).toBeVisible();
  expect(screen.getAllByText("Score 4.69")).toHaveLength(5);
  expect(screen.queryByText(/^Places with the same rating/)).not.toBeInTheDocument();
});

test.each([
  [undefined, /^Nobody has rated a restaurant yet\./],
  [{ mean: 4, ratings: 7 }, /^A ranking needs 5 places with at least 3 ratings each/],
])("says why there is no ranking, and what is shown instead: %#", (basis, text) => {
  render(
    <TopRated restaurants={[]} basis={basis}>
      <p>The fully vegan ones</p>
    </TopRated>,
  );
  expect(screen.getByText(text)).toHaveTextContent(/these are fully vegan places/);
  expect(screen.getByText("The fully vegan ones")).toBeVisible();
});
