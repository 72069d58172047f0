import "server-only";

import { getStores } from "@/lib/database/client";
import {
  findSharedFavorites,
  findShareToken,
  listFavoriteRestaurants,
} from "@/lib/database/accounts/favorites";
import type { ExportedList } from "@/lib/favorites/exports/exported-list";
import { isShareToken } from "@/lib/favorites/schema";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/controls.json";
import { summarize } from "@/lib/restaurants/summary";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** A member's favorites with notes, the last saved first, and the token of the link to them. */
export async function getOwnList(user: CurrentUser) {
  const { database } = await getStores();
  const favorites = await listFavoriteRestaurants(database, user);
  return {
    favorites: favorites.map(({ restaurant, note }) => ({
      restaurant: summarize(restaurant),
      note,
    })),
    shareToken: await findShareToken(database, user),
  };
}

/** A member's favorites with all facts, to be downloaded. */
export async function getFavoritesToExport(
  user: CurrentUser,
  language: Language,
): Promise<ExportedList> {
  const places = await listFavoriteRestaurants((await getStores()).database, user);
  const t = textsIn<keyof typeof english>(language, "controls");
  return { name: t("account.favorites"), language, places };
}

/** The list that a link leads to; undefined where there is none, or none any more. */
export async function getSharedList(token: string) {
  if (!isShareToken(token)) return undefined;
  const shared = await findSharedFavorites((await getStores()).database, token);
  return shared && { ...shared, restaurants: shared.restaurants.map(summarize) };
}
