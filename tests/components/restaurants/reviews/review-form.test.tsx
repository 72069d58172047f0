import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReviewForm } from "@/components/restaurants/reviews/review-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/lib/reviews/actions", () => ({ publishReview: jest.fn() }));

const REVIEW = {
  rating: 5 as const,
  title: "A quiet lunch",
  content: "Good food, friendly people, and a table in the sun.",
  visitDate: "2026-11-01",
};
const PHOTO = {
  id: "a".repeat(32),
  recordId: "7",
  width: 800,
  height: 600,
  description: "The garden",
};

beforeAll(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
});

it("does not send a chosen photo again once the review has it", async () => {
  const form = {
    restaurantId: "1",
    hasPhotos: true,
    dates: { earliest: "2021-11-25", latest: "2026-11-25" },
  };
  const { rerender } = render(<ReviewForm {...form} review={REVIEW} />);
  const file = new File(["x"], "garden.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getAllByLabelText("Add a photo")[0]!, file);
  expect(screen.getByLabelText("Change the photo")).toHaveProperty("files.length", 1);

  rerender(<ReviewForm {...form} review={{ ...REVIEW, photos: [PHOTO] }} />);
  expect(screen.getByRole("checkbox", { name: "Remove: The garden" })).toBeInTheDocument();
  expect(screen.queryByLabelText("Change the photo")).toBeNull();
  for (const input of screen.getAllByLabelText("Add a photo"))
    expect(input).toHaveProperty("files.length", 0);
});
