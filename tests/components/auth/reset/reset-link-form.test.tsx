import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResetLinkForm } from "@/components/auth/reset/reset-link-form";
import { connectNotices, type Notice } from "@/lib/browser/notices";

jest.mock("@/lib/session/session-store", () => ({
  loadAuthClient: async () => ({ sendResetLink: async () => ({}) }),
}));

test("where the server sends e-mail, the link comes by e-mail", async () => {
  const notices: Notice[] = [];
  const disconnect = connectNotices((notice) => notices.push(notice));
  render(<ResetLinkForm sendsMail />);
  expect(screen.getByText("We send you a link to set a new one.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Email"), "noor@example.com{Enter}");
  expect(notices).toEqual([expect.objectContaining({ title: "Check your email" })]);
  disconnect();
});
