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
  newListSchema,
  placeDetailsSchema,
  renameListSchema,
  shareListSchema,
} from "@/lib/favorites/lists/schema";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { listedPlaceHref, listHref } from "@/lib/favorites/lists/hrefs";
import type noteEnglish from "@/lib/messages/en/favorites/note.json";
import type pageEnglish from "@/lib/messages/en/favorites/page.json";
import type formsEnglish from "@/lib/messages/en/lists/forms.json";
import type english from "@/lib/messages/en/lists/notices.json";
import { ROUTES } from "@/lib/routes";

/** What is said of a form, and what its schema says. */
function textsOf(data: FormData) {
  return {
    t: textsOfForm<keyof typeof english>(data, "list-notices"),
    ofForms: textsOfForm<keyof typeof formsEnglish>(data, "list-forms"),
  };
}

/** Makes a list, with its first place where the form names one (P14.800). */
export async function makeList(_state: FormState, data: FormData) {
  const { t, ofForms } = textsOf(data);
  return handleMemberForm({
    data,
    schema: newListSchema(ofForms),
    limit: "list",
    isForSuspended: true,
    async work({ name, restaurantId }, { database, user }) {
      const listId = await createList(database, user, name);
      if (listId === undefined) return { errors: { name: t("many") } };
      if (restaurantId) await addPlace(database, user, { listId, restaurantId });
      return { done: { href: listHref(listId), notice: { title: t("created", { name }) } } };
    },
  });
}

/** The name is shown to visitors with the link: a suspended member does not change it. */
export async function saveListName(_state: FormState, data: FormData) {
  const { t, ofForms } = textsOf(data);
  return handleMemberForm({
    data,
    schema: renameListSchema(ofForms),
    limit: "list",
    async work(values, { database, user }) {
      if (!(await renameList(database, user, values))) return { failure: t("gone") };
      return { done: { href: listHref(values.listId), notice: { title: t("named") } } };
    },
  });
}

export async function removeList(_state: FormState, data: FormData) {
  const { t } = textsOf(data);
  return handleMemberForm({
    data,
    schema: deleteListSchema,
    limit: "list",
    isForSuspended: true,
    async work({ listId }, { database, user }) {
      await deleteList(database, user, listId);
      return { done: { href: ROUTES.lists, notice: { title: t("deleted") } } };
    },
  });
}

/** Adds a place to a list of the sender. */
export async function addToList(_state: FormState, data: FormData) {
  const { t } = textsOf(data);
  return handleMemberForm({
    data,
    schema: listPlaceSchema,
    limit: "list",
    isForSuspended: true,
    async work(place, { database, user }) {
      const addition = await addPlace(database, user, place);
      if (addition.outcome === "gone") return { failure: t("gone") };
      if (addition.outcome === "full") return { failure: t("full") };
      const href = listedPlaceHref(place.listId, place.restaurantId);
      const title =
        addition.outcome === "added" ? t("added", { name: addition.name }) : t("already");
      return { done: { href, notice: { title } } };
    },
  });
}

/** Moves a place up or down, or removes it from its list. */
export async function changePlace(_state: FormState, data: FormData) {
  const { t } = textsOf(data);
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
      if (!isDone) return { failure: t("place.gone") };
      const href = isRemoval
        ? listHref(place.listId)
        : listedPlaceHref(place.listId, place.restaurantId);
      const title = t(isRemoval ? "removed" : "moved");
      return { done: { href, notice: { title } } };
    },
  });
}

/** Saves the day and the note of a place (P14.802), and moves it where another position was typed. */
export async function savePlace(_state: FormState, data: FormData) {
  const { t, ofForms } = textsOf(data);
  const ofNote = textsOfForm<keyof typeof noteEnglish>(data, "note");
  return handleMemberForm({
    data,
    schema: placeDetailsSchema(ofForms, ofNote),
    limit: "list",
    isForSuspended: true,
    async work({ position, shown, ...details }, { database, user }) {
      const move = position !== shown && { position: Number(position) };
      if (!(await savePlaceDetails(database, user, { ...details, ...move })))
        return { failure: t("place.gone") };
      const href = listedPlaceHref(details.listId, details.restaurantId);
      return { done: { href, notice: { title: t("saved") } } };
    },
  });
}

/** Makes the link to a list, or takes it back (P14.803). */
export async function shareOwnList(_state: FormState, data: FormData) {
  const { t } = textsOf(data);
  const ofFavorites = textsOfForm<keyof typeof pageEnglish>(data, "favorites-page");
  return handleMemberForm({
    data,
    schema: shareListSchema,
    limit: "list",
    isForSuspended: data.get("share") === "stop",
    async work({ listId, share }, { database, user }) {
      const href = listHref(listId);
      if (share === "stop") {
        await stopSharingList(database, user, listId);
        const description = ofFavorites("share.stopped.text");
        return { done: { href, notice: { title: ofFavorites("share.stopped"), description } } };
      }
      await ensureMember(database, user);
      if (!(await shareList(database, user, listId))) return { failure: t("gone") };
      const description = t("shared.text");
      return { done: { href, notice: { title: t("shared"), description } } };
    },
  });
}
