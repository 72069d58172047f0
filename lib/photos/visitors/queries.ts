import "server-only";

import { getStores } from "@/lib/database/client";
import { listDishNames } from "@/lib/database/dishes/read-dishes";
import { hasDatabase } from "@/lib/database/has-database";
import {
  findMenuPhoto,
  listOwnVisitorPhotos,
  listVisitorPhotos,
} from "@/lib/database/photos/visitor-photos";
import { getPhotoStorage } from "@/lib/photos/store";
import { PHOTOS_PER_PAGE, SHOWN_PHOTOS } from "@/lib/restaurants/photos/limits";
import type { PhotoSubject } from "@/lib/restaurants/photos/subjects";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** The first photos of a restaurant by visitors, for its page, the latest of its menu, and whether more can be added; undefined without a database. */
export async function getPlacePhotos(restaurantId: string) {
  if (!hasDatabase()) return undefined;
  const { database } = await getStores();
  const slice = { offset: 0, limit: SHOWN_PHOTOS };
  const [storage, shown, menu] = await Promise.all([
    getPhotoStorage(),
    listVisitorPhotos(database, restaurantId, slice),
    findMenuPhoto(database, restaurantId),
  ]);
  return { ...shown, menu, isOpen: storage !== undefined };
}

/** One page of a restaurant's photos by visitors: all, or those that show one thing. */
export async function getPlacePhotoPage(restaurantId: string, page: number, shows?: PhotoSubject) {
  const slice = { offset: (page - 1) * PHOTOS_PER_PAGE, limit: PHOTOS_PER_PAGE, shows };
  return listVisitorPhotos((await getStores()).database, restaurantId, slice);
}

/** What the page that adds photos needs to know: those of the member, and the dishes that a photo may show. */
export async function getAccountPhotos(user: CurrentUser, restaurantId: string) {
  const { database } = await getStores();
  const [own, dishes] = await Promise.all([
    listOwnVisitorPhotos(database, user, restaurantId),
    listDishNames(database, restaurantId),
  ]);
  return { own, dishes };
}
