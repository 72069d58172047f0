import "server-only";

import { getStores } from "@/lib/database/client";
import { findList, listLists } from "@/lib/database/lists/lists";
import { findSharedList } from "@/lib/database/lists/shared-lists";
import type { ExportedList } from "@/lib/favorites/exports/exported-list";
import { isListId } from "@/lib/favorites/lists/schema";
import type { OwnList, SharedList } from "@/lib/favorites/lists/types";
import { isShareToken } from "@/lib/favorites/schema";
import type { Language } from "@/lib/languages/languages";
import { summarize } from "@/lib/restaurants/summary";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** A member's lists, the newest first; `restaurantId` asks which of them have a restaurant. */
export async function getLists(user: CurrentUser, restaurantId?: string) {
  return listLists((await getStores()).database, user, restaurantId);
}

async function readList(user: CurrentUser, id: string) {
  return isListId(id) ? findList((await getStores()).database, user, id) : undefined;
}

/** One list of a member; undefined where it is not one of theirs. */
export async function getList(user: CurrentUser, id: string): Promise<OwnList | undefined> {
  const list = await readList(user, id);
  return (
    list && {
      ...list,
      shareToken: list.shareToken ?? undefined,
      places: list.places.map((place) => ({ ...place, restaurant: summarize(place.restaurant) })),
    }
  );
}

/** The same with all facts of the places, to be downloaded. */
export async function getListToExport(
  user: CurrentUser,
  id: string,
  language: Language,
): Promise<ExportedList | undefined> {
  const list = await readList(user, id);
  return list && { name: list.name, language, places: list.places };
}

/** The list that a link leads to; undefined where there is none, or none any more. */
export async function getListOfLink(token: string): Promise<SharedList | undefined> {
  if (!isShareToken(token)) return undefined;
  const list = await findSharedList((await getStores()).database, token);
  return (
    list && {
      ...list,
      places: list.places.map((place) => ({ ...place, restaurant: summarize(place.restaurant) })),
    }
  );
}
