import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteAccountForm } from "@/components/account/deletion/delete-account-form";
import { PasswordForm } from "@/components/account/settings/password-form";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { changePassword, deleteAccount } from "@/lib/account/actions";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock("@/lib/account/actions", () => ({ changePassword: jest.fn(), deleteAccount: jest.fn() }));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("says what is wrong with a name before anything is sent", async () => {
  render(<ProfileForm labelledBy="you" page="settings" name="Noor" town={undefined} />);
  const name = screen.getByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(name).toHaveAccessibleDescription("Please enter a name of 2 to 60 characters.");
  expect(name).toHaveFocus();
});

it("says next to the field that a password is wrong, and keeps what was typed", async () => {
  const wrong = { password: "This is not your current password." };
  jest.mocked(changePassword).mockResolvedValue({ values: {}, errors: wrong });
  render(<PasswordForm labelledBy="password" email="noor@example.com" />);
  const present = screen.getByLabelText("Current password");
  await userEvent.type(present, "wrong horse");
  await userEvent.type(screen.getByLabelText("New password"), "a better horse");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  expect(present).toHaveAccessibleDescription(wrong.password);
  await waitFor(() => expect(present).toHaveFocus());
  expect(screen.getByLabelText("New password")).toHaveValue("a better horse");
  expect(sessionStorage).toHaveLength(0);
});

it("sends the choice about reviews with the password, and goes where that leads", async () => {
  const done = { href: "/settings?saved=deletion", notice: { title: "Deleted" } };
  jest.mocked(deleteAccount).mockResolvedValue({ values: {}, errors: {}, done });
  render(<DeleteAccountForm labelledBy="delete" />);
  expect(screen.getByRole("radio", { name: /^Keep my reviews/ })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: /^Delete my reviews/ }));
  await userEvent.type(screen.getByLabelText("Confirm your password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  const [[, data]] = jest.mocked(deleteAccount).mock.calls as [[unknown, FormData]];
  expect(Object.fromEntries(data)).toEqual({ reviews: "delete", password: "correct horse" });
  expect(mockPush).toHaveBeenCalledWith("/settings?saved=deletion");
});
