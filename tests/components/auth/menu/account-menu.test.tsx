import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Account } from "@/components/auth/menu/account";
import { AccountMenu } from "@/components/auth/menu/account-menu";
import { SheetAccount } from "@/components/auth/menu/sheet-account";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import controls from "@/lib/messages/de/controls.json";
import { InLanguage } from "@/tests/components/in-language";
import { fakeAuthClient, SESSION } from "@/tests/fakes/auth-client";

const mockAuth = fakeAuthClient();
jest.mock("@/lib/supabase/browser/browser-client", () => mockAuth.client);

let notices: Notice[];

beforeEach(() => {
  notices = [];
  connectNotices((notice) => notices.push(notice));
  document.cookie = `${AUTH_COOKIE}=base64-abc; path=/`;
  mockAuth.client.lookUpSession.mockResolvedValue(SESSION);
  mockAuth.client.announceSignOut.mockReset().mockResolvedValue();
});

async function openBar() {
  render(
    <Account
      signedOut={
        <>
          <a href="#auth">Sign In</a>
          <a href="#auth">Join Now</a>
        </>
      }
      signedIn={<AccountMenu />}
    />,
  );
  await act(async () => mockAuth.emit(SESSION));
}

const button = () => screen.getByRole("button", { name: "noor@example.com" });
const item = (name: string) => screen.getByRole("menuitem", { name });

it("names the visitor's whole address and holds Profile, Favorites, Settings and Sign Out", async () => {
  await openBar();
  expect(button()).toHaveAttribute("aria-haspopup", "menu");
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button());
  const items = within(screen.getByRole("menu")).getAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Profile",
    "Favorites",
    "Settings",
    "Sign Out",
  ]);
  expect(item("Favorites")).toHaveAttribute("href", "/favorites");
});

it("says the address once, and again in the open menu, where nothing is cut short", async () => {
  await openBar();
  expect(screen.getByText("noor@example.com")).toBeVisible();
  await userEvent.click(button());
  expect(screen.getAllByText("noor@example.com")).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
});

it("moves through its items with the keys of a menu", async () => {
  await openBar();
  await userEvent.click(button());
  expect(item("Profile")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(item("Sign Out")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(item("Profile")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(item("Sign Out")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(item("Profile")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(item("Sign Out")).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
});

it.each([
  ["Profile", "Profiles are not open yet"],
  ["Settings", "Settings are not open yet"],
])("%s says that it is not open yet, and where one can go today", async (name, title) => {
  await openBar();
  await userEvent.click(button());
  await userEvent.click(item(name));
  expect(notices).toEqual([expect.objectContaining({ title, action: expect.anything() })]);
  expect(screen.queryByRole("menu")).toBeNull();
});

describe("where there is a database", () => {
  beforeEach(() => document.documentElement.setAttribute(DATABASE_ATTRIBUTE, ""));
  afterEach(() => document.documentElement.removeAttribute(DATABASE_ATTRIBUTE));

  it("leads to the profile and the settings", async () => {
    await openBar();
    await userEvent.click(button());
    expect(item("Profile")).toHaveAttribute("href", "/profile");
    expect(item("Settings")).toHaveAttribute("href", "/settings");
    expect(item("Profile")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(item("Settings")).toHaveFocus();
  });

  it("leads to those in the language of the page", async () => {
    render(
      <InLanguage language="de" subjects={{ controls }}>
        <AccountMenu />
      </InLanguage>,
    );
    await act(async () => mockAuth.emit(SESSION));
    await userEvent.click(button());
    expect(item("Profil")).toHaveAttribute("href", "/de/profile");
    expect(item("Einstellungen")).toHaveAttribute("href", "/de/settings");
  });
});

it("signs out and leads the focus to Sign In", async () => {
  await openBar();
  await userEvent.click(button());
  await userEvent.click(item("Sign Out"));
  expect(document.cookie).not.toContain(AUTH_COOKIE);
  expect(document.documentElement.dataset.auth).toBeUndefined();
  expect(mockAuth.client.announceSignOut).toHaveBeenCalledWith("access");
  expect(screen.getByRole("link", { name: "Sign In" })).toHaveFocus();
});

it("is in the phone sheet as plain buttons, which close it", async () => {
  render(
    <dialog>
      <SheetAccount />
    </dialog>,
  );
  await act(async () => mockAuth.emit(SESSION));
  const dialog = screen.getByRole("dialog", { hidden: true }) as HTMLDialogElement;
  dialog.showModal();
  expect(within(dialog).getByText("noor@example.com")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Profile" }));
  expect(dialog.open).toBe(false);
  expect(notices).toHaveLength(1);
  dialog.showModal();
  await userEvent.click(within(dialog).getByRole("button", { name: "Sign Out" }));
  expect(dialog.open).toBe(false);
  expect(document.cookie).not.toContain(AUTH_COOKIE);
});
