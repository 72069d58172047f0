"use server";

import { revalidatePath } from "next/cache";
import { ensureMember, isNameOfDesk } from "@/lib/database/accounts/members";
import { renameMember } from "@/lib/database/accounts/rename-member";
import { listWrittenTopics } from "@/lib/database/forum/account-posts";
import { saveMailPreferences } from "@/lib/database/accounts/account-records";
import { textsOfForm } from "@/lib/forms/form-texts";
import type { FormState } from "@/lib/forms/form-state";
import { sayOfForm } from "@/lib/forms/say-of-form";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { mailPreferencesSchema } from "@/lib/account/schemas";
import { savedHref, type SavedTexts } from "@/lib/account/saved";
import { OFFICIAL_NAME, profileSchema } from "@/lib/members/schema";
import { inLanguages } from "@/lib/page-cache/stale-pages";
import { memberHref, recordHref, restaurantHref, ROUTES, topicHref } from "@/lib/routes";

/** Changes the sender's public name and town (P14.55). */
export async function saveProfile(_state: FormState, data: FormData) {
  const say = sayOfForm(data);
  return handleMemberForm({
    data,
    schema: profileSchema(say),
    limit: "account",
    async work({ page, ...profile }, { database, user }) {
      if (await isNameOfDesk(database, user.sub, profile.name))
        return { errors: { name: say(OFFICIAL_NAME) } };
      const { slug } = await ensureMember(database, { ...user, fullName: profile.name });
      const signed = await renameMember(database, user, profile);
      const topics = await listWrittenTopics(database, user);
      const pages = [
        ...signed.restaurants.map(restaurantHref),
        ...signed.events.map((id) => recordHref(ROUTES.events, id)),
        ...topics.map((id) => topicHref(id)),
      ];
      for (const path of [memberHref(slug), ...inLanguages(ROUTES.forum), ...pages])
        revalidatePath(path);
      const t = textsOfForm<SavedTexts>(data, "account-saved");
      return {
        done: {
          href: savedHref(ROUTES[page], "name"),
          notice: { title: t("saved"), description: t("saved.signed") },
        },
      };
    },
  });
}

/** Saves the sender's preferences for e-mails (P14.59). */
export async function saveMails(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: mailPreferencesSchema,
    limit: "account",
    isForSuspended: true,
    async work({ favoriteReviews, eventChanges }, { database, user }) {
      await saveMailPreferences(database, user, {
        favoriteReviews: favoriteReviews !== undefined,
        eventChanges: eventChanges !== undefined,
      });
      const title = textsOfForm<SavedTexts>(data, "account-saved")("saved");
      return { done: { href: savedHref(ROUTES.settings, "mails"), notice: { title } } };
    },
  });
}
