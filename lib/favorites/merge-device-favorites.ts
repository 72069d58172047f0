import { isKeptByServer } from "@/lib/browser/database-mark";
import { readStored } from "@/lib/browser/storage";
import { isAccountList, SAVED_RESTAURANTS_STORAGE_KEY } from "@/lib/favorites/account-keys";

/** The favorites of the device join those of the account after the sign-in, wherever it leads. */
export async function mergeDeviceFavorites() {
  const hasDeviceList =
    !isAccountList() && readStored("local", SAVED_RESTAURANTS_STORAGE_KEY) !== undefined;
  if (!isKeptByServer() || !hasDeviceList) return;
  const { syncFavoritesOnce } = await import("@/lib/favorites/account");
  await syncFavoritesOnce();
}
