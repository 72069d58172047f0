import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeatureAlert } from "@/components/home/feature-alert";

const MESSAGE = "Favorites feature coming soon! Sign up to save your favorite restaurants.";

const SIGNED_IN = "Favorites in your account are coming soon!";

let mockUser: { email: string } | null = null;
jest.mock("@/lib/session/use-auth", () => ({ useAuth: () => ({ user: mockUser }) }));

beforeEach(() => {
  mockUser = null;
});

async function openAlert() {
  const pointer = userEvent.setup();
  render(
    <FeatureAlert
      title="Favorites List"
      message={MESSAGE}
      messageSignedIn={SIGNED_IN}
      label="Coming soon"
      close="OK"
    />,
  );
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await pointer.click(screen.getByRole("button", { name: "Favorites List" }));
  return pointer;
}

describe("the alert of a card", () => {
  it("says the exact text", async () => {
    await openAlert();
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(MESSAGE);
  });

  it("does not ask a visitor with an account to sign up", async () => {
    mockUser = { email: "noor@example.com" };
    await openAlert();
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(SIGNED_IN);
  });

  it("closes by its button", async () => {
    const pointer = await openAlert();
    await pointer.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("closes by a press beside it, not by one on its text", async () => {
    const pointer = await openAlert();
    await pointer.click(screen.getByText(MESSAGE));
    await pointer.click(screen.getByRole("alertdialog"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});
