"use server";

import { ensureMember } from "@/lib/database/accounts/members";
import {
  addPlace,
  movePlace,
  removePlace,
  savePlaceDetails,
} from "@/lib/database/lists/list-places";
import { createList, deleteList, renameList } from "@/lib/database/lists/lists";
import { shareList, stopSharingList } from "@/lib/database/lists/shared-lists";
import {
  changePlaceSchema,
  deleteListSchema,
  listPlaceSchema,
  MAX_LIST_PLACES,
  MAX_LISTS,
  newListSchema,
  placeDetailsSchema,
  renameListSchema,
  shareListSchema,
} from "@/lib/favorites/lists/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { listedPlaceHref, listHref } from "@/lib/favorites/lists/hrefs";
import { ROUTES } from "@/lib/routes";

const NO_LIST = { failure: "This list is no longer there." };
const NO_PLACE = { failure: "This place is no longer in the list." };
const FULL = {
  failure: `This list has ${MAX_LIST_PLACES} places, the most a list can have. Remove one first, or use another list.`,
};
const MANY = `You have ${MAX_LISTS} lists, the most you can have. Delete one first.`;

/** Makes a list, with its first place where the form names one (P14.800). */
export async function makeList(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: newListSchema,
    limit: "list",
    isForSuspended: true,
    async work({ name, restaurantId }, { database, user }) {
      const listId = await createList(database, user, name);
      if (listId === undefined) return { errors: { name: MANY } };
      if (restaurantId) await addPlace(database, user, { listId, restaurantId });
      return { done: { href: listHref(listId), notice: { title: `List “${name}” created` } } };
    },
  });
}

/** The name is shown to visitors with the link: a suspended member does not change it. */
export async function saveListName(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: renameListSchema,
    limit: "list",
    async work(values, { database, user }) {
      if (!(await renameList(database, user, values))) return NO_LIST;
      return { done: { href: listHref(values.listId), notice: { title: "Name saved" } } };
    },
  });
}

export async function removeList(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deleteListSchema,
    limit: "list",
    isForSuspended: true,
    async work({ listId }, { database, user }) {
      await deleteList(database, user, listId);
      return { done: { href: ROUTES.lists, notice: { title: "List deleted" } } };
    },
  });
}

/** Adds a place to a list of the sender. */
export async function addToList(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: listPlaceSchema,
    limit: "list",
    isForSuspended: true,
    async work(place, { database, user }) {
      const addition = await addPlace(database, user, place);
      if (addition.outcome === "gone") return NO_LIST;
      if (addition.outcome === "full") return FULL;
      const href = listedPlaceHref(place.listId, place.restaurantId);
      const title =
        addition.outcome === "added" ? `Added to “${addition.name}”` : "It is in this list already";
      return { done: { href, notice: { title } } };
    },
  });
}

/** Moves a place up or down, or removes it from its list. */
export async function changePlace(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: changePlaceSchema,
    limit: "list",
    isForSuspended: true,
    async work({ change, ...place }, { database, user }) {
      const isRemoval = change === "remove";
      const isDone = isRemoval
        ? await removePlace(database, user, place)
        : await movePlace(database, user, place, change);
      if (!isDone) return NO_PLACE;
      const href = isRemoval
        ? listHref(place.listId)
        : listedPlaceHref(place.listId, place.restaurantId);
      const title = isRemoval ? "Removed from the list" : "Order saved";
      return { done: { href, notice: { title } } };
    },
  });
}

/** Saves the day and the note of a place (P14.802), and moves it where another position was typed. */
export async function savePlace(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: placeDetailsSchema,
    limit: "list",
    isForSuspended: true,
    async work({ position, shown, ...details }, { database, user }) {
      const move = position !== shown && { position: Number(position) };
      if (!(await savePlaceDetails(database, user, { ...details, ...move }))) return NO_PLACE;
      const href = listedPlaceHref(details.listId, details.restaurantId);
      return { done: { href, notice: { title: "Saved" } } };
    },
  });
}

/** Makes the link to a list, or takes it back (P14.803). */
export async function shareOwnList(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: shareListSchema,
    limit: "list",
    isForSuspended: data.get("share") === "stop",
    async work({ listId, share }, { database, user }) {
      const href = listHref(listId);
      if (share === "stop") {
        await stopSharingList(database, user, listId);
        const description = "The link no longer works.";
        return { done: { href, notice: { title: "Sharing stopped", description } } };
      }
      await ensureMember(database, user);
      if (!(await shareList(database, user, listId))) return NO_LIST;
      const description = "Anyone with the link sees the list.";
      return { done: { href, notice: { title: "The list has a link now", description } } };
    },
  });
}
