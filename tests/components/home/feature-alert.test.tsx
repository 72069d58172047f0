import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeatureAlert } from "@/components/home/feature-alert";

const MESSAGE = "Favorites feature coming soon! Sign up to save your favorite restaurants.";

async function openAlert() {
  const user = userEvent.setup();
  render(<FeatureAlert title="Favorites List" message={MESSAGE} />);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Favorites List" }));
  return user;
}

describe("the alert of a card", () => {
  it("says the exact text", async () => {
    await openAlert();
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(MESSAGE);
  });

  it("closes by its button", async () => {
    const user = await openAlert();
    await user.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("closes by a press beside it, not by one on its text", async () => {
    const user = await openAlert();
    await user.click(screen.getByText(MESSAGE));
    await user.click(screen.getByRole("alertdialog"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});
