import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import { syncFavoritesOnce } from "@/lib/favorites/account";
import { mergeDeviceFavorites } from "@/lib/favorites/merge-device-favorites";

jest.mock("@/lib/favorites/account", () => ({ syncFavoritesOnce: jest.fn() }));

const DEVICE = { savedRestaurants: '["1"]' };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});
afterAll(() => document.documentElement.removeAttribute(DATABASE_ATTRIBUTE));

it.each<[string, { stored: Record<string, string>; isKept: boolean; times: number }]>([
  ["favorites of the device", { stored: DEVICE, isKept: true, times: 1 }],
  ["none", { stored: {}, isKept: true, times: 0 }],
  [
    "those of the account",
    { stored: { ...DEVICE, savedRestaurantsAccount: "{}" }, isKept: true, times: 0 },
  ],
  ["favorites of the device, and no database", { stored: DEVICE, isKept: false, times: 0 }],
])("with %s", async (_case, { stored, isKept, times }) => {
  document.documentElement.toggleAttribute(DATABASE_ATTRIBUTE, isKept);
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  await mergeDeviceFavorites();
  expect(syncFavoritesOnce).toHaveBeenCalledTimes(times);
});
