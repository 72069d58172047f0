import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import type * as Account from "@/lib/favorites/account";
import type { ExchangeResult } from "@/lib/favorites/actions";
import { forgetAccountFavorites } from "@/lib/favorites/account-keys";
import { readAccountList } from "@/lib/favorites/account-list";
import type { FavoriteChanges } from "@/lib/favorites/schema";

const exchange = jest.fn<Promise<ExchangeResult>, [FavoriteChanges]>();
jest.mock("@/lib/favorites/actions", () => ({
  exchangeFavorites: (changes: FavoriteChanges) => exchange(changes),
}));

let account: typeof Account;

const save = (...ids: string[]) => localStorage.setItem("savedRestaurants", JSON.stringify(ids));
const saved = () => JSON.parse(localStorage.getItem("savedRestaurants") ?? "null") as unknown;
const belongsTo = (name: string, ...ids: string[]) =>
  localStorage.setItem("savedRestaurantsAccount", JSON.stringify({ account: name, ids }));

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.setAttribute(DATABASE_ATTRIBUTE, "");
  document.cookie = "chard-auth=x; path=/";
  jest.resetModules();
  account = await import("@/lib/favorites/account");
  exchange.mockReset();
});
afterAll(() => {
  document.cookie = "chard-auth=; path=/; max-age=0";
  document.documentElement.removeAttribute(DATABASE_ATTRIBUTE);
});

it("sends a list that was kept signed out, and takes over the account's", async () => {
  save("8", "1", "not an id", "gone");
  exchange.mockResolvedValue({ account: "a", ids: ["1", "5", "8"] });
  expect(account.isAwaitingAccount()).toBe(true);
  expect(await account.syncFavorites()).toBe("kept");
  expect(exchange).toHaveBeenCalledWith({
    added: [{ id: "8" }, { id: "1" }, { id: "gone" }],
    removed: [],
  });
  expect(saved()).toEqual(["1", "5", "8"]);
  expect(readAccountList()).toEqual({ account: "a", ids: ["1", "5", "8"] });
  expect(account.isAwaitingAccount()).toBe(false);
});

it("sends only what changed since, and keeps what changes meanwhile for the next time", async () => {
  belongsTo("a", "1", "2");
  save("2", "3");
  exchange.mockImplementationOnce(async () => {
    save("3", "4");
    return { account: "a", ids: ["2", "3", "9"] };
  });
  await account.syncFavorites();
  expect(exchange).toHaveBeenCalledWith({ account: "a", added: [{ id: "3" }], removed: ["1"] });
  expect(saved()).toEqual(["3", "9", "4"]);
  exchange.mockResolvedValue({ account: "a", ids: ["3", "9", "4"] });
  await account.syncFavorites();
  expect(exchange).toHaveBeenLastCalledWith({ account: "a", added: [{ id: "4" }], removed: ["2"] });
});

it("keeps changes that could not be sent, and sends them when the network is back", async () => {
  belongsTo("a", "1");
  save("1", "2");
  exchange.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await account.syncFavorites()).toBe("failed");
  expect(saved()).toEqual(["1", "2"]);
  exchange.mockResolvedValue({ account: "a", ids: ["1", "2"] });
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(exchange).toHaveBeenCalledTimes(2);
  expect(readAccountList()?.ids).toEqual(["1", "2"]);
});

it.each(["signed-out", "limited"] as const)("stays as it is when %s", async (refused) => {
  belongsTo("a", "1");
  save("1", "2");
  exchange.mockResolvedValue({ refused });
  expect(await account.syncFavorites()).toBe(refused);
  expect(saved()).toEqual(["1", "2"]);
  expect(readAccountList()?.ids).toEqual(["1"]);
});

it("shows the list of the account that is signed in, not of one before it", async () => {
  belongsTo("a", "1");
  save("1", "2");
  exchange.mockResolvedValue({ account: "b", ids: ["7"] });
  await account.syncFavorites();
  expect(saved()).toEqual(["7"]);
  expect(readAccountList()).toEqual({ account: "b", ids: ["7"] });
});

it("does not change a device that was signed out during the request", async () => {
  belongsTo("a", "1");
  save("1");
  exchange.mockImplementationOnce(async () => {
    forgetAccountFavorites();
    return { account: "a", ids: ["1"] };
  });
  expect(await account.syncFavorites()).toBe("failed");
  expect(localStorage).toHaveLength(0);
});

it("divides a long list among requests", async () => {
  save(...Array.from({ length: 2_300 }, (_, index) => String(index)));
  exchange.mockResolvedValue({ account: "a", ids: ["1"] });
  await account.syncFavorites();
  expect(exchange.mock.calls.map(([{ added }]) => added.length)).toEqual([1_000, 1_000, 300]);
});

it.each([
  ["no database", () => document.documentElement.removeAttribute(DATABASE_ATTRIBUTE)],
  ["no session", () => (document.cookie = "chard-auth=; path=/; max-age=0")],
])("sends no request with %s", async (_case, arrange) => {
  arrange();
  save("1");
  await account.syncFavoritesOnce();
  expect(exchange).not.toHaveBeenCalled();
  expect(account.isAwaitingAccount()).toBe(false);
});

it("sends one request for each page load", async () => {
  exchange.mockResolvedValue({ account: "a", ids: [] });
  await account.syncFavoritesOnce();
  await account.syncFavoritesOnce();
  expect(exchange).toHaveBeenCalledTimes(1);
});

it("forgets the list of an account, and leaves that of a device", () => {
  save("1");
  forgetAccountFavorites();
  expect(saved()).toEqual(["1"]);
  belongsTo("a", "1");
  forgetAccountFavorites();
  expect(localStorage).toHaveLength(0);
});
