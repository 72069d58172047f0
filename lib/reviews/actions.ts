"use server";

import { revalidatePath } from "next/cache";
import { memberMails } from "@/lib/mail/notifications/member-mails";
import { isOwner } from "@/lib/database/claims/own-claims";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { holdReview } from "@/lib/database/contributions/held-texts";
import { ensureMember } from "@/lib/database/accounts/members";
import { changeReviewPhotos } from "@/lib/database/reviews/review-photos";
import {
  deleteReview,
  findOwnReview,
  findTimeZone,
  saveReview,
} from "@/lib/database/reviews/reviews";
import { chooseStatus } from "@/lib/forms/choose-status";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import type failures from "@/lib/messages/en/forms/failures.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import type english from "@/lib/messages/en/forms/review.json";
import { getPhotoStorage } from "@/lib/photos/store";
import {
  chosenPhotos,
  MAX_REVIEW_PHOTOS,
  removalField,
  reviewFormSchema,
} from "@/lib/reviews/photo-fields";
import { deleteReviewSchema } from "@/lib/reviews/schema";
import { visitDates } from "@/lib/reviews/visit-dates";
import { isSlug } from "@/lib/restaurants/slug";
import { memberHref, restaurantHref, reviewHref } from "@/lib/routes";

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "form-failures");

function expirePages(restaurantId: string, memberSlug: string) {
  revalidatePath(restaurantHref(restaurantId));
  revalidatePath(memberHref(memberSlug));
}

/** The time zone of the restaurant that a form is about; undefined where it is not listed. */
async function timeZoneOf(data: FormData) {
  const id = data.get("restaurantId");
  if (!hasDatabase() || typeof id !== "string" || !isSlug(id)) return undefined;
  return findTimeZone((await getStores()).database, id);
}

/** Adds or changes the sender's review of a restaurant (P14.21). */
export async function publishReview(_state: FormState, data: FormData) {
  const timeZone = timeZoneOf(data);
  const t = failuresOf(data);
  return handleMemberForm({
    data,
    schema: async () =>
      reviewFormSchema(
        visitDates((await timeZone) ?? "UTC", new Date()),
        textsOfForm<keyof typeof english>(data, "review-form"),
        textsOfForm<keyof typeof ofPhotos>(data, "photo"),
      ),
    limit: "review",
    async work(review, { database, user }) {
      const { restaurantId } = review;
      if (!(await timeZone)) return { failure: t("unlisted") };
      if (await isOwner(database, user, restaurantId)) return { failure: t("review.owned") };
      const own = await findOwnReview(database, user, restaurantId);
      if (own?.status === "removed") return { failure: t("review.removed") };

      const storage = await getPhotoStorage();
      const uploads = storage ? chosenPhotos(review) : [];
      const present = own?.photos ?? [];
      const removed = present.filter(({ recordId }) => data.has(removalField(recordId)));
      const room = MAX_REVIEW_PHOTOS - present.length + removed.length;
      const surplus = uploads[room];
      if (surplus) return { errors: { [surplus.field]: t("review.full") } };
      const kept = storage && (await storeUploads(uploads, { database, user, storage, data }));
      if (kept && "outcome" in kept) return kept.outcome;
      const added = kept?.photos ?? [];

      const member = await ensureMember(database, user);
      const status = await chooseStatus(
        {
          kind: "review",
          title: review.title,
          text: review.content,
          hasPhotos: added.length > 0,
          isEdit: own !== undefined,
        },
        { database, user, reviewId: own?.id },
      );
      if (own && status === "waiting") await holdReview(database, own.id);
      const saved = await saveReview(database, user, review, status);
      const change = { added, removed: removed.map(({ recordId }) => recordId) };
      const hasRoom = saved && (await changeReviewPhotos(database, user, saved.id, change));
      if (storage) await removeUnnamedPhotos(database, storage, [...removed, ...added]);
      if (!saved) return { failure: t("review.removed") };
      expirePages(restaurantId, member.slug);
      if (!hasRoom) return { failure: t("review.full") };
      const done = doneTexts(data);
      if (saved.status === "waiting")
        return {
          done: {
            href: reviewHref(restaurantId),
            notice: { title: done("waiting"), description: done("waiting.text") },
          },
        };
      void memberMails().mailWatchers(database, {
        ...review,
        id: saved.id,
        authorId: user.sub,
        userName: member.name,
      });
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#review-${saved.id}`,
          notice: { title: done("review.published"), description: done("review.live") },
        },
      };
    },
  });
}

/** Deletes the sender's review of a restaurant. */
export async function withdrawReview(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deleteReviewSchema,
    limit: "review",
    isForSuspended: true,
    async work({ restaurantId }, { database, user }) {
      const member = await ensureMember(database, user);
      const own = await findOwnReview(database, user, restaurantId);
      if (own?.status === "removed") return { failure: failuresOf(data)("review.removed") };
      await deleteReview(database, user, restaurantId);
      const storage = await getPhotoStorage();
      if (storage && own?.photos) await removeUnnamedPhotos(database, storage, own.photos);
      expirePages(restaurantId, member.slug);
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#reviews`,
          notice: { title: doneTexts(data)("review.deleted") },
        },
      };
    },
  });
}
