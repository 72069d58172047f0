"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signInPath } from "@/lib/auth/sign-in-path";
import { mayWrite } from "@/lib/clients/write-limits";
import { getStores } from "@/lib/database/client";
import {
  changeFavorites,
  findShareToken,
  listFavorites,
  saveNote,
  shareFavorites,
  stopSharing,
} from "@/lib/database/accounts/favorites";
import { ensureMember } from "@/lib/database/accounts/members";
import {
  changesSchema,
  noteSchema,
  restaurantSchema,
  type FavoriteChanges,
} from "@/lib/favorites/schema";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
import type noteEnglish from "@/lib/messages/en/favorites/note.json";
import type english from "@/lib/messages/en/favorites/page.json";
import { restaurantHref, ROUTES } from "@/lib/routes";
import { cleanText } from "@/lib/strings/clean-text";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

/** An account's list, in the order of saving; or why the changes were not taken: they stay on the device. */
export type ExchangeResult =
  { account: string; ids: string[] } | { refused: "signed-out" | "limited" };

/**
 * Applies a device's changes and returns the account's list (P14.30). Changes to the list of another account are left out.
 * @throws when the changes are not of their form, or the database cannot be reached.
 */
export async function exchangeFavorites(sent: FavoriteChanges): Promise<ExchangeResult> {
  const { account, ...changes } = changesSchema.parse(sent);
  const user = await getCurrentUser();
  if (!user) return { refused: "signed-out" };
  const { database } = await getStores();
  const hasChanges = changes.added.length + changes.removed.length > 0;
  if (hasChanges && (account === undefined || account === user.sub)) {
    if (!mayWrite("favorite", await headers(), user.sub)) return { refused: "limited" };
    const added = changes.added.map(({ note, ...favorite }) => ({
      ...favorite,
      note: note && cleanText(note),
    }));
    await changeFavorites(database, user, { ...changes, added });
  }
  const favorites = await listFavorites(database, user);
  return { account: user.sub, ids: favorites.map(({ id }) => id).toReversed() };
}

/** The account's details of the favorites; undefined for signed-out visitors. */
export async function getOwnFavorites() {
  const user = await getCurrentUser();
  if (!user) return undefined;
  const { database } = await getStores();
  const favorites = await listFavorites(database, user);
  return {
    account: user.sub,
    details: favorites.map(({ id, note, savedAt }) => ({
      id,
      note: note ?? "",
      savedAt: savedAt.toISOString(),
    })),
    shareToken: await findShareToken(database, user),
  };
}

/** Keeps the sender's note on a favorite (P14.32). */
export async function saveFavoriteNote(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: noteSchema(textsOfForm<keyof typeof noteEnglish>(data, "note")),
    limit: "favorite",
    isForSuspended: true,
    async work(note, { database, user }) {
      const t = textsOfForm<keyof typeof english>(data, "favorites-page");
      if (!(await saveNote(database, user, note))) return { failure: t("note.gone") };
      return { done: { href: ROUTES.favoritesList, notice: { title: t("note.saved") } } };
    },
  });
}

async function share(user: CurrentUser) {
  const { database } = await getStores();
  await ensureMember(database, user);
  return shareFavorites(database, user);
}

/** Makes the link to the sender's list (P14.33), and returns its token. */
export async function startSharing(): Promise<
  { token: string | undefined } | { refused: "signed-out" | "limited" }
> {
  const user = await getCurrentUser();
  if (!user) return { refused: "signed-out" };
  if (!mayWrite("favorite", await headers(), user.sub)) return { refused: "limited" };
  return { token: await share(user) };
}

/** Removes the link; returns whether the sender is signed in. */
export async function endSharing() {
  const user = await getCurrentUser();
  if (!user) return false;
  await stopSharing((await getStores()).database, user);
  return true;
}

/** The account's list in the language of the page that a form without scripts is on. */
const listIn = (data: FormData) =>
  pathIn(returnLanguage(data.get("language")), ROUTES.favoritesList);

/** The sender of a form without scripts, which leads on to `page`; over the limit, to the list with a message. */
async function sender(data: FormData, page = listIn(data), { isLimited = true } = {}) {
  const user = (await getCurrentUser()) ?? redirect(signInPath(page));
  if (isLimited && !mayWrite("favorite", await headers(), user.sub))
    redirect(`${listIn(data)}?limited`);
  return user;
}

/** Saves a restaurant, without scripts: after the sign-in one is on its page again, in the language of that page. */
export async function saveWithoutScripts(data: FormData) {
  const { restaurantId: id } = restaurantSchema.parse(Object.fromEntries(data));
  const page = pathIn(returnLanguage(data.get("language")), restaurantHref(id));
  const user = await sender(data, page);
  await changeFavorites((await getStores()).database, user, { added: [{ id }], removed: [] });
  redirect(listIn(data));
}

/** Removes a favorite, without scripts. */
export async function removeWithoutScripts(data: FormData) {
  const { restaurantId } = restaurantSchema.parse(Object.fromEntries(data));
  const user = await sender(data);
  const changes = { added: [], removed: [restaurantId] };
  await changeFavorites((await getStores()).database, user, changes);
  redirect(listIn(data));
}

/** Shares the list, or stops that, without scripts. */
export async function shareWithoutScripts(data: FormData) {
  const isStop = data.get("share") === "stop";
  const user = await sender(data, listIn(data), { isLimited: !isStop });
  if (isStop) await stopSharing((await getStores()).database, user);
  else await share(user);
  redirect(listIn(data));
}
