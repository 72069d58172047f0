/** @jest-environment node */
import type * as Saved from "@/lib/account/saved";
import { textsIn } from "@/lib/languages/texts-in";

const mockEnv = { url: undefined as string | undefined };
jest.mock("@/lib/public-env", () => ({
  get SUPABASE_URL() {
    return mockEnv.url;
  },
}));

function loadWith(url: string | undefined) {
  mockEnv.url = url;
  let loaded: typeof Saved | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual<typeof Saved>("@/lib/account/saved")));
  return loaded!;
}

const ENGLISH = textsIn<Saved.SavedTexts>("en", "account-saved");

test("accounts of this server change their address with the link at the new one", () => {
  const { emailPendingText, savedText } = loadWith(undefined);
  expect(emailPendingText(ENGLISH, "ada@example.org")).toBe(
    "Open the link that was sent to ada@example.org: then it is yours.",
  );
  expect(savedText("email-pending")).toBe(
    "Open the link that was sent to the new address: then it is yours.",
  );
});

test("Supabase sends one to the present address as well, unless a project does without", () => {
  const { emailPendingText, savedText } = loadWith("https://abcdefgh.supabase.co");
  expect(emailPendingText(ENGLISH, "ada@example.org")).toBe(
    "Open the link that was sent to ada@example.org, and the one at your present address, if there is one: then it is yours.",
  );
  expect(savedText("email-pending")).toBe(
    "Open the link that was sent to the new address, and the one at your present address, if there is one: then it is yours.",
  );
});

test.each([
  ["de", "Der zweite Faktor ist ausgeschaltet."],
  ["he", "האימות הדו־שלבי כבוי."],
] as const)("in %s it is said in the language of the page", (language, said) => {
  expect(loadWith(undefined).savedText("factor-off", language)).toBe(said);
});

test("an address says nothing that was not saved", () => {
  const { savedText } = loadWith(undefined);
  expect(savedText("toString")).toBeUndefined();
  expect(savedText("email.notice")).toBeUndefined();
  expect(savedText(["email", "devices"])).toBeUndefined();
});
