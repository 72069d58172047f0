"use server";

import { revalidatePath } from "next/cache";
import {
  claimSchema,
  confirmClaimSchema,
  MIN_EVIDENCE,
  ownerPhotoSchema,
  removeOwnerPhotoSchema,
  ownerReplySchema,
  withdrawReplySchema,
} from "@/lib/claims/schema";
import { isAtWebsite } from "@/lib/claims/website-domain";
import { rateLimiter } from "@/lib/clients/rate-limiter";
import { findOwnOpinion, needsDeskDecision, type Opinion } from "@/lib/database/claims/claim-rules";
import { confirmClaim, saveClaim } from "@/lib/database/claims/claims";
import { findOwnClaim, isOwner } from "@/lib/database/claims/own-claims";
import type { Database } from "@/lib/database/database";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { findAccountLanguage } from "@/lib/database/accounts/account-language";
import { ensureMember } from "@/lib/database/accounts/members";
import {
  addOwnerPhoto,
  deleteOwnerPhoto,
  MAX_OWNER_PHOTOS,
} from "@/lib/database/photos/owner-photos";
import {
  deleteReply,
  findAnswerable,
  listOwnReplyTexts,
  saveReply,
} from "@/lib/database/reviews/review-replies";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import { returnLanguage } from "@/lib/languages/return-language";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { claimLinkMail } from "@/lib/mail/templates/claim-mails";
import type claim from "@/lib/messages/en/claims/claim.json";
import type failures from "@/lib/messages/en/claims/failures.json";
import type forms from "@/lib/messages/en/claims/forms.json";
import type formFailures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/photo.json";
import { isRepeated } from "@/lib/moderation/hold";
import { getPhotoStorage } from "@/lib/photos/store";
import { refusalSentence } from "@/lib/photos/refusal";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { claimConfirmationHref, claimHref, ownerHref, restaurantHref } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

/** What the owner of a restaurant cannot have said of it. */
const REFUSALS: Readonly<Record<Opinion, keyof typeof failures>> = {
  review: "opinion.review",
  tip: "opinion.tip",
  price: "opinion.price",
};

const failuresOf = (data: FormData) => textsOfForm<keyof typeof failures>(data, "claim-failures");

const notYours = (data: FormData) => ({
  failure: failuresOf(data)("not-yours", { site: SITE_NAME }),
});

const formsOf = (data: FormData) => textsOfForm<keyof typeof forms>(data, "owner-forms");

const mayMail = rateLimiter({ burst: 1, refill: 1, periodMs: 60 * 60 * 1000 });

/** A restaurant that can be claimed; undefined for samples, which have no owner. */
async function findClaimable(database: Database, id: string) {
  const restaurant = await findRestaurant(database, id);
  return restaurant?.sample ? undefined : restaurant;
}

/** A member says that a restaurant is theirs (P14.83). */
export async function claimRestaurant(_state: FormState, data: FormData) {
  const t = failuresOf(data);
  return handleMemberForm({
    data,
    schema: claimSchema(textsOfForm<keyof typeof claim>(data, "claim-form")),
    limit: "claim",
    async work({ restaurantId, email, evidence }, { database, user }) {
      const restaurant = await findClaimable(database, restaurantId);
      if (!restaurant) {
        const ofForms = textsOfForm<keyof typeof formFailures>(data, "form-failures");
        return { failure: ofForms("unlisted") };
      }
      const opinion = await findOwnOpinion(database, user, restaurantId);
      if (opinion) return { failure: t(REFUSALS[opinion]) };
      const hasAddress = email !== "" && sendsMail();
      if (hasAddress && !isAtWebsite(email, restaurant.website))
        return { errors: { email: t("elsewhere") } };
      const isMailed =
        hasAddress &&
        !(await needsDeskDecision(database, user, { restaurantId, email: email || null }));
      if (hasAddress && !isMailed && evidence.length < MIN_EVIDENCE)
        return { errors: { evidence: t("for-desk") } };
      if (isMailed && !mayMail(email.toLowerCase(), Date.now()))
        return { errors: { email: t("limited") } };
      const { name: member } = await ensureMember(database, user);
      const claim = { restaurantId, evidence, email: hasAddress ? email : null };
      const saved = await saveClaim(database, user, claim);
      const say = doneTexts(data);
      const done = (title: string, description: string) => ({
        done: { href: claimHref(restaurantId), notice: { title, description } },
      });
      if (!saved) return done(say("claim.yours"), say("claim.yours.text"));
      if (!saved.token) return done(say("claim.sent"), say("claim.sent.text"));
      const path = claimConfirmationHref(restaurantId, saved.token);
      const mail = claimLinkMail({ restaurant: bothNames(restaurant), member, path });
      const language = returnLanguage(await findAccountLanguage(database, user));
      void sendMail({ to: email, ...mail(language) });
      return done(say("claim.mailed"), say("claim.mailed.text"));
    },
  });
}

/** The link of a claim's mail was opened, and its button pressed, by the account that claimed (P14.83). */
export async function confirmOwnClaim(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: confirmClaimSchema,
    limit: "claim",
    async work(values, { database, user }) {
      if (!(await confirmClaim(database, user, values))) {
        const { restaurantId } = values;
        const isOwn = (await findOwnClaim(database, user, restaurantId))?.status === "sent";
        const opinion = isOwn ? await findOwnOpinion(database, user, restaurantId) : undefined;
        return { failure: failuresOf(data)(opinion ? REFUSALS[opinion] : "stale") };
      }
      const notice = { title: doneTexts(data)("claim.confirmed") };
      return { done: { href: ownerHref(values.restaurantId), notice } };
    },
  });
}

/** Answers a review, or changes the answer (P14.86). */
export async function publishReply(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownerReplySchema(formsOf(data)),
    limit: "post",
    async work({ restaurantId, reviewId, text }, { database, user }) {
      if (!(await isOwner(database, user, restaurantId))) return notYours(data);
      const t = failuresOf(data);
      if (!(await findAnswerable(database, restaurantId, reviewId)))
        return { failure: t("review.gone") };
      if (isRepeated(text, await listOwnReplyTexts(database, user, reviewId)))
        return { errors: { text: t("reply.repeated") } };
      if (!(await saveReply(database, user, { reviewId, text })))
        return { failure: t("reply.kept") };
      revalidatePath(restaurantHref(restaurantId));
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#review-${reviewId}`,
          notice: { title: doneTexts(data)("reply.published") },
        },
      };
    },
  });
}

/** Takes an answer back. */
export async function withdrawReply(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: withdrawReplySchema,
    limit: "post",
    isForSuspended: true,
    async work({ restaurantId, reviewId }, { database, user }) {
      await deleteReply(database, user, reviewId);
      revalidatePath(restaurantHref(restaurantId));
      const notice = { title: doneTexts(data)("reply.deleted") };
      return { done: { href: ownerHref(restaurantId), notice } };
    },
  });
}

/** Adds a photo to the restaurant of its owner (P14.85). */
export async function addPhoto(_state: FormState, data: FormData) {
  const ofPhotos = textsOfForm<keyof typeof english>(data, "photo");
  return handleMemberForm({
    data,
    schema: ownerPhotoSchema(formsOf(data), ofPhotos),
    limit: "photo",
    async work({ restaurantId, photo, photoDescription }, { database, user }) {
      if (!(await isOwner(database, user, restaurantId))) return notYours(data);
      const t = failuresOf(data);
      const storage = await getPhotoStorage();
      if (!storage) return { failure: t("photos.unavailable") };
      const upload = { field: "photo", file: photo as File, description: photoDescription };
      const kept = await storeUploads([upload], { database, user, storage, data });
      if ("outcome" in kept) return kept.outcome;
      const status = process.env.CHARD_REVIEW_FIRST === "1" ? "waiting" : "published";
      for (const added of kept.photos) {
        const photo = { restaurantId, status, photo: added } as const;
        const outcome = await addOwnerPhoto(database, user, photo);
        if (outcome === "added") continue;
        await removeUnnamedPhotos(database, storage, [added]);
        if (outcome === "full") return { failure: t("photos.full", { max: MAX_OWNER_PHOTOS }) };
        return { errors: { photo: refusalSentence(ofPhotos, "removed") } };
      }
      revalidatePath(restaurantHref(restaurantId));
      const done = doneTexts(data);
      const notice =
        status === "waiting"
          ? { title: done("waiting"), description: done("waiting.text") }
          : { title: done("photo.added") };
      return { done: { href: ownerHref(restaurantId), notice } };
    },
  });
}

/** Takes a photo of an owner away. */
export async function removeOwnerPhoto(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: removeOwnerPhotoSchema,
    limit: "photo",
    isForSuspended: true,
    async work({ restaurantId, photoId }, { database, user }) {
      const deleted = await deleteOwnerPhoto(database, user, { restaurantId, photoId });
      const storage = await getPhotoStorage();
      if (deleted && storage) await removeUnnamedPhotos(database, storage, [deleted]);
      revalidatePath(restaurantHref(restaurantId));
      const notice = { title: doneTexts(data)("photo.removed") };
      return { done: { href: ownerHref(restaurantId), notice } };
    },
  });
}
