import { render, screen } from "@testing-library/react";
import { CityFacts } from "@/components/guides/city-facts";

const BERLIN = {
  id: "berlin",
  name: "Berlin",
  country: "Germany",
  count: 40,
  lat: 52.52,
  lng: 13.405,
};

test.each([
  ["a sample", BERLIN, "/restaurants/near-me#around=Berlin@52.52,13.405"],
  ["a city with a page", { ...BERLIN, pageId: "berlin" }, "/restaurants/near-me/berlin"],
])("the guide of %s links to near me around it", (_, city, href) => {
  render(<CityFacts city={city} />);
  expect(screen.getByRole("link", { name: "Restaurants near Berlin" })).toHaveAttribute(
    "href",
    href,
  );
});
