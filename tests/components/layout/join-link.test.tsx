import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { JoinLink } from "@/components/layout/join-link";
import { InLanguage } from "@/tests/components/in-language";
import controls from "@/lib/messages/de/controls.json";
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

test("opens the sign-up form in the language of the page", async () => {
  document.documentElement.setAttribute(DATABASE_ATTRIBUTE, "");
  render(
    <InLanguage language="de" subjects={{ controls }}>
      <JoinLink className="" />
    </InLanguage>,
  );
  const link = screen.getByRole("link", { name: "Registrieren" });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(push).toHaveBeenCalledWith("/de/auth#join");
  history.replaceState(null, "", "/de/auth");
  await userEvent.click(link);
  expect(push).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe("#join");
});
