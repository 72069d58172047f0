import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthScreen } from "@/components/auth/auth-screen";
import { ResetScreen } from "@/components/auth/reset/reset-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import failures from "@/lib/messages/de/sign-in/failures.json";
import password from "@/lib/messages/de/sign-in/password.json";
import reset from "@/lib/messages/de/sign-in/reset.json";
import signIn from "@/lib/messages/de/sign-in/sign-in.json";
import { InLanguage } from "@/tests/components/in-language";
import { fakeAuthClient, SESSION } from "@/tests/fakes/auth-client";

const mockAuth = fakeAuthClient();
jest.mock("@/lib/supabase/browser/browser-client", () => mockAuth.client);
jest.mock("@/lib/account/sign-in/actions", () => ({
  signInWithoutScripts: jest.fn(),
  signUpWithoutScripts: jest.fn(),
}));
const mockReplace = jest.fn();
const mockRouter = { replace: mockReplace };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

const { client } = mockAuth;
let notices: Notice[];

async function open(screen: React.ReactNode) {
  const subjects = { failures, password, reset, "sign-in": signIn };
  render(
    <InLanguage language="de" subjects={subjects}>
      {screen}
    </InLanguage>,
  );
  await act(async () => {});
}

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  notices = [];
  connectNotices((notice) => notices.push(notice));
  history.replaceState(null, "", "/de/auth");
});

test("a German signs in, and hears in German what is wrong", async () => {
  client.signIn.mockResolvedValueOnce({ failure: "Invalid login credentials" });
  await open(<AuthScreen />);
  expect(screen.getByRole("heading", { level: 1, name: "Willkommen zurück" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute(
    "href",
    "/de/auth/reset",
  );
  await userEvent.type(field("E-Mail-Adresse"), "noor@");
  await userEvent.type(field("Passwort"), "12345");
  await press("Anmelden");
  expect(field("E-Mail-Adresse")).toHaveAccessibleDescription(
    "Bitte gib eine gültige E-Mail-Adresse ein",
  );
  expect(field("Passwort")).toHaveAccessibleDescription(
    "Das Passwort braucht mindestens 6 Zeichen",
  );
  await userEvent.type(field("E-Mail-Adresse"), "example.com");
  await userEvent.type(field("Passwort"), "6{Enter}");
  await press("Passwort anzeigen");
  client.signIn.mockResolvedValueOnce({});
  await press("Anmelden");
  expect(notices).toEqual([
    {
      title: "Fehler",
      description: "E-Mail-Adresse oder Passwort stimmt nicht",
      tone: "destructive",
    },
    { title: "Willkommen zurück!", description: "Du bist jetzt angemeldet." },
  ]);
});

test("a German makes an account, and is told of the e-mail that was sent", async () => {
  client.signUp.mockResolvedValue({ isConfirmed: false });
  await open(<AuthScreen firstMode="sign-up" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bei Chard registrieren");
  await userEvent.type(field("Vor- und Nachname"), "N");
  await userEvent.type(field("E-Mail-Adresse"), "noor@example.com");
  await userEvent.type(field("Passwort"), "secret12{Enter}");
  expect(field("Vor- und Nachname")).toHaveAccessibleDescription(
    "Der Name braucht mindestens 2 Zeichen freiwillig",
  );
  await userEvent.type(field("Vor- und Nachname"), "oor{Enter}");
  expect(notices[0]?.title).toBe("Konto angelegt!");
  expect(await screen.findByText(/^Keine E-Mail von uns an/)).toHaveTextContent(
    "Keine E-Mail von uns an noor@example.com? Schau auch im Spam-Ordner nach.",
  );
});

test("a German asks for a new password, and the way back is German", async () => {
  client.sendResetLink.mockResolvedValue({});
  await open(<ResetScreen sendsMail />);
  await userEvent.type(field("E-Mail-Adresse"), "noor@example.com{Enter}");
  expect(notices[0]?.description).toMatch(/^Falls es zu noor@example.com ein Konto gibt/);
  expect(screen.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/de/auth");
});

test("a link's problem is said in German", async () => {
  history.replaceState(null, "", "/de/auth#link-expired");
  await open(<AuthScreen />);
  expect(notices[0]?.description).toBe(failureOf("Email link is invalid or has expired"));
});

const failureOf = (english: keyof typeof failures) => String(failures[english]);

test("a session leads to the German home page", async () => {
  await open(<SignedOutOnly>the screen</SignedOutOnly>);
  document.cookie = `${AUTH_COOKIE}=base64-abc; path=/`;
  await act(async () => mockAuth.emit(SESSION));
  expect(mockReplace).toHaveBeenCalledWith("/de");
  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
});
