import { render, screen } from "@testing-library/react";
import { FreshSession } from "@/components/account/fresh-session";
import type { AuthState } from "@/lib/session/session-store";

let mockState: AuthState;
let mockHasCookie: boolean;
const mockRefresh = jest.fn();
const mockRouter = { refresh: mockRefresh };
const mockRenewSession = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));
jest.mock("@/lib/auth/signed-in-mark", () => ({ hasSessionCookie: () => mockHasCookie }));
jest.mock("@/lib/session/use-auth", () => ({ useAuth: () => mockState }));
jest.mock("@/lib/session/session-store", () => ({
  loadAuthClient: async () => ({ renewSession: mockRenewSession }),
}));

const NONE: AuthState = { user: null, session: null, loading: false };
const NOOR: AuthState = { ...NONE, user: { id: "1", email: "noor@example.com" } };

beforeEach(() => {
  jest.clearAllMocks();
  mockHasCookie = true;
});

const privatePage = () => (
  <main>
    <FreshSession email="noor@example.com" />
    <p>noor@example.com</p>
  </main>
);

it("leaves the private page when the session ends, which shows nothing any more", () => {
  mockState = NOOR;
  const { rerender } = render(privatePage());
  expect(mockRefresh).not.toHaveBeenCalled();
  expect(screen.getByText("noor@example.com")).toBeVisible();
  [mockState, mockHasCookie] = [NONE, false];
  rerender(privatePage());
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText("noor@example.com")).not.toBeVisible();
});

it("shows nothing of a page that Back brings from the browser's memory after that", () => {
  [mockState, mockHasCookie] = [NONE, false];
  render(privatePage());
  expect(screen.getByText("noor@example.com")).not.toBeVisible();
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it.each([
  ["the session is still looked up", { ...NONE, loading: true }],
  ["Supabase's code could not be loaded", NONE],
])("stays while %s", (_case, state) => {
  mockState = state;
  render(<FreshSession email="noor@example.com" />);
  expect(mockRefresh).not.toHaveBeenCalled();
});

it("renews the session of an account with another address", async () => {
  mockState = NOOR;
  render(<FreshSession email="noor@example.org" />);
  await Promise.resolve();
  await Promise.resolve();
  expect(mockRenewSession).toHaveBeenCalledTimes(1);
});
