/** @jest-environment node */
import type * as Saved from "@/lib/account/saved";

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

test("accounts of this server change their address with the link at the new one", () => {
  const { emailPendingText, savedText } = loadWith(undefined);
  expect(emailPendingText("ada@example.org")).toBe(
    "Open the link that was sent to ada@example.org: then it is yours.",
  );
  expect(savedText("email-pending")).toBe(emailPendingText("the new address"));
});

test("Supabase sends one to the present address as well, unless a project does without", () => {
  const { emailPendingText, savedText } = loadWith("https://abcdefgh.supabase.co");
  expect(emailPendingText("ada@example.org")).toBe(
    "Open the link that was sent to ada@example.org, and the one at your present address, if there is one: then it is yours.",
  );
  expect(savedText("email-pending")).toBe(emailPendingText("the new address"));
});

test("an address says nothing that was not saved", () => {
  const { savedText } = loadWith(undefined);
  expect(savedText("toString")).toBeUndefined();
  expect(savedText(["email", "devices"])).toBeUndefined();
});
