import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { restaurantHref, ROUTES } from "@/lib/routes";

/** One of a member's named lists, for that member alone. */
export function listHref(id: string) {
  return `${ROUTES.lists}/${encodeURIComponent(id)}` as const;
}

/** A place on the page of a list. */
export function listedPlaceHref(listId: string, restaurantId: string) {
  return `${listHref(listId)}#place-${restaurantId}` as const;
}

/** A named list, open to every visitor who has its link. */
export function sharedListHref(token: string) {
  return `${ROUTES.lists}/shared/${token}` as const;
}

/** Where a member chooses the lists that a restaurant joins. */
export function restaurantListsHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/lists` as const;
}

/** A file with the places of the favorites or of a list, by the path of their page, in a language. */
export function downloadHref(
  list: typeof ROUTES.favorites | ReturnType<typeof listHref>,
  format: string,
  language: Language,
) {
  const file = `${list}/download/${format}` as const;
  return language === DEFAULT_LANGUAGE ? file : (`${file}?language=${language}` as const);
}
