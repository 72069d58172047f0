import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { DeleteAccountForm } from "@/components/account/deletion/delete-account-form";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { BeginFactorForm } from "@/components/account/second-factor/begin-factor-form";
import { BegunFactorKey } from "@/components/account/second-factor/begun-factor-key";
import { TurnOnFactorForm } from "@/components/account/second-factor/turn-on-factor-form";
import { EmailForm } from "@/components/account/settings/email-form";
import { PasswordForm } from "@/components/account/settings/password-form";
import { ThemeChoice } from "@/components/account/settings/theme-choice";
import { UnitsChoice } from "@/components/account/settings/units-choice";
import { changeEmail, changePassword } from "@/lib/account/actions";
import { beginSecondFactor } from "@/lib/account/second-factor/actions";
import { filesOf } from "@/lib/languages/texts-in";
import type { Language } from "@/lib/languages/languages";
import { InLanguage } from "@/tests/components/in-language";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: mockPush }) }));
// One fake stands for all actions (tests/jest.config.mjs).
jest.mock("@/lib/account/actions", () => ({
  beginSecondFactor: jest.fn(),
  changeEmail: jest.fn(),
  changePassword: jest.fn(),
}));

const SUBJECTS = [
  "failures",
  "form",
  "password",
  "password-forms",
  "profile-form",
  "second-step",
  "settings-forms",
  "settings-pages",
] as const;

const show = (children: ReactNode, language: Language = "de") =>
  render(
    <InLanguage language={language} subjects={filesOf(language, SUBJECTS)}>
      {children}
    </InLanguage>,
  );

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("says in German what is wrong with a name and a town before anything is sent", async () => {
  show(<ProfileForm labelledBy="you" page="profile" name="Noor" town={undefined} />);
  await userEvent.clear(field("Name"));
  await userEvent.type(field("Wohnort"), "noor.example.com");
  await press("Speichern");
  expect(field("Name")).toHaveAccessibleDescription(
    "Bitte gib einen Namen mit 2 bis 60 Zeichen ein.",
  );
  expect(field("Wohnort")).toHaveAccessibleDescription(
    "Bitte lass Webadressen und E-Mail-Adressen weg. (freiwillig)",
  );
  await userEvent.type(field("Name"), "Chard Support");
  await press("Speichern");
  expect(field("Name")).toHaveAccessibleDescription(
    "Dieser Name klingt nach der Website oder nach der Moderation. Bitte wähl einen anderen.",
  );
});

it("says in German what is wrong with an address and a password, and tells the server its language", async () => {
  jest.mocked(changeEmail).mockResolvedValue({
    values: {},
    errors: { email: "Zu dieser E-Mail-Adresse gibt es schon ein Konto" },
  });
  show(<EmailForm labelledBy="email" />);
  await userEvent.type(field("Neue E-Mail-Adresse"), "noor");
  await press("E-Mail-Adresse ändern");
  expect(field("Neue E-Mail-Adresse")).toHaveAccessibleDescription(
    "Bitte gib eine gültige E-Mail-Adresse ein",
  );
  expect(field("Dein Passwort")).toHaveAccessibleDescription("Bitte gib dein Passwort ein.");
  await userEvent.type(field("Neue E-Mail-Adresse"), "@example.com");
  await userEvent.type(field("Dein Passwort"), "correct horse");
  await press("E-Mail-Adresse ändern");
  expect(jest.mocked(changeEmail).mock.lastCall?.[1].get("language")).toBe("de");
  expect(field("Neue E-Mail-Adresse")).toHaveAccessibleDescription(
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
  );
});

it("asks for both passwords in German, and leads a visitor who is signed out back", async () => {
  const signedOut = { values: {}, errors: {}, failure: "Du bist abgemeldet.", isSignedOut: true };
  jest.mocked(changePassword).mockResolvedValue(signedOut);
  show(<PasswordForm labelledBy="password" email="noor@example.com" />);
  await userEvent.type(field("Aktuelles Passwort"), "correct horse");
  await userEvent.type(field("Neues Passwort"), "kurz");
  await press("Passwort ändern");
  expect(field("Neues Passwort")).toHaveAccessibleDescription(
    "Das Passwort braucht mindestens 6 Zeichen",
  );
  await userEvent.type(field("Neues Passwort"), " und gut");
  await press("Passwort ändern");
  expect(screen.getByRole("link", { name: /^Anmelden/ })).toHaveAttribute(
    "href",
    `/de/auth?next=${encodeURIComponent("/de/settings/password")}`,
  );
});

it("offers in German to keep the reviews, or the account", () => {
  show(<DeleteAccountForm labelledBy="delete" />);
  const choices = screen.getByRole("group", { name: /^Deine Bewertungen, Tipps, Gerichte/ });
  expect(
    within(choices).getByRole("radio", { name: "Ohne meinen Namen stehen lassen" }),
  ).toBeChecked();
  expect(screen.getByRole("link", { name: "Mein Konto behalten" })).toHaveAttribute(
    "href",
    "/de/settings",
  );
});

it("leads to the key of a second factor where the server says", async () => {
  const done = { href: "/de/settings/second-factor/code", notice: { title: "Füg ihn hinzu" } };
  jest.mocked(beginSecondFactor).mockResolvedValue({ values: {}, errors: {}, done });
  show(<BeginFactorForm labelledBy="factor" />);
  await userEvent.type(field("Dein Passwort"), "correct horse");
  await press("Weiter");
  expect(mockPush).toHaveBeenCalledWith(done.href);
});

it("names units and themes in German", () => {
  show(
    <>
      <UnitsChoice />
      <ThemeChoice />
    </>,
  );
  const names = (group: string) =>
    within(screen.getByRole("group", { name: group }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(names("Entfernungen")).toEqual(["Je nach Land", "Meilen", "Kilometer"]);
  expect(names("Farbschema")).toEqual(["Hell", "Dunkel", "Wie das Gerät"]);
});

it("writes keys, codes and addresses from left to right in Hebrew", async () => {
  show(
    <>
      <BegunFactorKey uri="otpauth://totp/Chard?secret=JBSWY3DPEHPK3PXP" />
      <TurnOnFactorForm labelledBy="factor" />
      <EmailForm labelledBy="email" />
    </>,
    "he",
  );
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toHaveAttribute("dir", "ltr");
  expect(field("קוד")).toHaveAttribute("dir", "ltr");
  expect(field("כתובת דוא״ל חדשה")).toHaveAttribute("dir", "ltr");
  await press("הפעלה");
  expect(field("קוד")).toHaveAccessibleDescription("הזינו את שש הספרות שהאפליקציה מציגה.");
});
