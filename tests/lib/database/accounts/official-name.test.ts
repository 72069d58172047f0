/** @jest-environment node */
import { isOfficialName } from "@/lib/database/accounts/official-name";
import { getStores } from "@/lib/database/client";
import { isNameOfDesk } from "@/lib/database/accounts/members";
import { hasDatabase } from "@/lib/database/has-database";

jest.mock("@/lib/database/client", () => ({ getStores: jest.fn() }));
jest.mock("@/lib/database/accounts/members", () => ({ isNameOfDesk: jest.fn() }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: jest.fn() }));

const stores = { database: {} } as Awaited<ReturnType<typeof getStores>>;

beforeEach(() => {
  jest.mocked(getStores).mockReset().mockResolvedValue(stores);
  jest.mocked(isNameOfDesk).mockReset().mockResolvedValue(false);
  jest.mocked(hasDatabase).mockReset().mockReturnValue(true);
});

test.each([
  ["", false],
  [" \u200b ", false],
  ["Noor Adeyemi", false],
  ["Chard Team", true],
  ["m0derat0r", true],
])("the name %j of a sign-up is official: %s", async (name, expected) => {
  expect(await isOfficialName(name)).toBe(expected);
});

test("so is that of an account of the desk, as it would stand on the site", async () => {
  jest.mocked(isNameOfDesk).mockResolvedValue(true);
  expect(await isOfficialName(` Rowan\u200b\nElm ${"m".repeat(200)}`)).toBe(true);
  const [, user, name] = jest.mocked(isNameOfDesk).mock.calls[0]!;
  expect(user).toBeUndefined();
  expect(name).toMatch(/^Rowan Elm m{50}$/);
});

test("accounts are made without a database, and while it does not respond", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.mocked(getStores).mockRejectedValue(new Error("The database is not available"));
  expect(await isOfficialName("Noor Adeyemi")).toBe(false);
  expect(log).toHaveBeenCalledTimes(1);
  jest.mocked(hasDatabase).mockReturnValue(false);
  expect(await isOfficialName("Chard Team")).toBe(false);
});
