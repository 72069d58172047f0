import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { JoinLink } from "@/components/layout/join-link";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
// jsdom does not navigate.
jest.mock("@/components/ui/intent-link", () => ({
  IntentLink: (props: React.ComponentProps<"a">) => <a {...props} />,
}));

async function press() {
  render(<JoinLink className="" />);
  const link = screen.getByRole("link", { name: "Join Now" });
  expect(link).toHaveAttribute("href", "/auth");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
}

afterEach(() => {
  document.documentElement.removeAttribute(DATABASE_ATTRIBUTE);
  history.replaceState(null, "", "/");
  push.mockReset();
});

test("follows its address without a database", async () => {
  await press();
  expect(push).not.toHaveBeenCalled();
});

test("opens the sign-up form with a database", async () => {
  document.documentElement.setAttribute(DATABASE_ATTRIBUTE, "");
  await press();
  expect(push).toHaveBeenCalledWith("/auth#join");
});

test("stays on the screen where that is open already", async () => {
  document.documentElement.setAttribute(DATABASE_ATTRIBUTE, "");
  history.replaceState(null, "", "/auth");
  await press();
  expect(push).not.toHaveBeenCalled();
  expect(window.location.hash).toBe("#join");
});
