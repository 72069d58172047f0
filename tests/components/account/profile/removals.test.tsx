import { render, screen } from "@testing-library/react";
import { Removals } from "@/components/account/profile/removals";

const REVIEW = {
  subject: "review:1",
  kind: "review" as const,
  title: "Cold soup",
  about: "Kopps",
  reason: "Not about the food",
  at: new Date("2026-11-20T10:00:00Z"),
};

it("shows the author what was removed, when, why, and how to object", () => {
  render(
    <Removals
      removals={[
        REVIEW,
        { subject: "photo:2", kind: "photo", title: "A bowl", about: "Kopps" },
        { subject: "post:3", kind: "post", title: "Buy this", about: "Bread" },
      ]}
    />,
  );
  const [review, photo, post] = screen.getAllByRole("listitem");
  expect(review).toHaveTextContent(
    "Your review “Cold soup” of KoppsA moderator removed it on 20 November 2026. Reason: Not about the food",
  );
  expect(photo).toHaveTextContent(
    "Your photo “A bowl” of KoppsA moderator removed it. No reason was recorded.",
  );
  expect(post).toHaveTextContent("Your post “Buy this” in “Bread”");
  expect(screen.getByRole("link", { name: "write to us" })).toHaveAttribute(
    "href",
    "/about/contact",
  );
});

it("shows nothing where nothing was removed", () => {
  const { container } = render(<Removals removals={[]} />);
  expect(container).toBeEmptyDOMElement();
});
