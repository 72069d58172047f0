import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthScreen } from "@/components/auth/auth-screen";
import type * as schemas from "@/lib/auth/schemas";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { fakeAuthClient } from "@/tests/fakes/auth-client";

const mockAuth = fakeAuthClient();
jest.mock("@/lib/supabase/browser/browser-client", () => mockAuth.client);
jest.mock("@/lib/account/sign-in/actions", () => ({}));

/** A chunk that the network loses: the module throws instead of loading. */
let mockLost = true;
jest.mock("@/lib/auth/schemas", () => {
  const actual = jest.requireActual<typeof schemas>("@/lib/auth/schemas");
  return {
    get signInSchema() {
      if (mockLost) throw new TypeError("Failed to fetch dynamically imported module");
      return actual.signInSchema;
    },
  };
});

it("shows the notice while the rules cannot be loaded, keeps the typed text, and sends it later", async () => {
  const notices: Notice[] = [];
  connectNotices((notice) => notices.push(notice));
  mockAuth.client.signIn.mockResolvedValue({});
  render(<AuthScreen />);
  await act(async () => {});
  await userEvent.type(screen.getByLabelText("Email"), "noor@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "secret12{Enter}");
  expect(notices).toEqual([
    {
      title: "Error",
      description: "An error occurred during authentication.",
      tone: "destructive",
    },
  ]);
  expect(mockAuth.client.signIn).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Password")).toHaveValue("secret12");

  mockLost = false;
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(mockAuth.client.signIn).toHaveBeenCalledWith({
    email: "noor@example.com",
    password: "secret12",
  });
});
