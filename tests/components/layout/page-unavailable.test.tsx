import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageUnavailable } from "@/components/layout/page-unavailable";
import { ACCOUNTS_UNAVAILABLE } from "@/lib/auth/accounts-unavailable";

/** As the browser gets it from the server: the error's own text is not sent. */
const serverError = (digest: string) => Object.assign(new Error("Server error"), { digest });

it("says that accounts cannot be reached, and shows no error details", () => {
  render(<PageUnavailable error={serverError(ACCOUNTS_UNAVAILABLE)} retry={() => {}} />);
  expect(screen.getByRole("heading", { level: 1, name: "Back in a moment" })).toHaveFocus();
  expect(screen.getByText(/^Accounts cannot be reached right now/)).toBeVisible();
  expect(screen.queryByText(/number/)).toBeNull();
  expect(screen.getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/");
});

it.each([serverError("1234"), undefined, "a text"])("says less of any other error", (error) => {
  render(<PageUnavailable error={error} retry={() => {}} />);
  expect(screen.getByText(/^This page cannot be shown right now/)).toBeVisible();
  expect(screen.queryByText(/Accounts/)).toBeNull();
});

it("names the number of the error in the log", () => {
  render(<PageUnavailable error={serverError("1234")} retry={() => {}} />);
  expect(screen.getByText(/tell us this number: 1234$/)).toBeVisible();
});

it("requests the page again after a press, once at a time", async () => {
  let respond = () => {};
  const retry = jest.fn(() => new Promise<void>((resolve) => (respond = resolve)));
  render(<PageUnavailable error={undefined} retry={retry as () => void} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(screen.getByRole("button", { name: "Trying again..." }));
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => respond());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(2);
});
