import { render, screen } from "@testing-library/react";
import { Stars } from "@/components/site/rating";

test.each([
  [4.898957126303593, "4.9 out of 5 stars"],
  [4.8, "4.8 out of 5 stars"],
  [5, "5 out of 5 stars"],
])("the stars of %d are spoken with one digit at most", (rating, name) => {
  render(<Stars rating={rating} />);
  expect(screen.getByRole("img")).toHaveAccessibleName(name);
});
