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
import { WAITING_NOTICE } from "@/lib/forms/waiting-notice";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import { returnLanguage } from "@/lib/languages/return-language";
import { sendMail, sendsMail } from "@/lib/mail/send-mail";
import { claimLinkMail } from "@/lib/mail/templates/claim-mails";
import type english from "@/lib/messages/en/forms/photo.json";
import { isRepeated } from "@/lib/moderation/hold";
import { getPhotoStorage } from "@/lib/photos/store";
import { refusalSentence } from "@/lib/photos/refusal";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { claimConfirmationHref, claimHref, ownerHref, restaurantHref } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const UNLISTED = { failure: "This restaurant is no longer listed." };
const REPEATED = "You wrote the same to another review. Please use different words for this one.";
const NOT_YOURS = { failure: `This restaurant is not yours on ${SITE_NAME}. Nothing has changed.` };
const ELSEWHERE =
  "This address is not at the restaurant's website. Leave it empty, and a moderator will review it.";
const FOR_DESK =
  "A moderator decides on this one. Please say in a few words what shows that the restaurant is yours.";
const LIMITED =
  "We sent an email to this address within the last hour. Check your inbox, or try again later.";
const REFUSALS: Readonly<Record<Opinion, { failure: string }>> = {
  review: {
    failure: "You have reviewed this restaurant. Delete your review first: owners do not review.",
  },
  tip: {
    failure: "You have left a tip about this restaurant. Delete it first: owners give no tips.",
  },
  price: {
    failure:
      "You have said what a meal costs here. Take that back on the restaurant's page first: owners do not vote.",
  },
};
const STALE = {
  failure: "This link is no longer valid, or belongs to another account. Ask for a new one.",
};
const FULL = { failure: `A place has at most ${MAX_OWNER_PHOTOS} photos by its owners.` };

const mayMail = rateLimiter({ burst: 1, refill: 1, periodMs: 60 * 60 * 1000 });

/** A restaurant that can be claimed; undefined for samples, which have no owner. */
async function findClaimable(database: Database, id: string) {
  const restaurant = await findRestaurant(database, id);
  return restaurant?.sample ? undefined : restaurant;
}

/** A member says that a restaurant is theirs (P14.83). */
export async function claimRestaurant(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: claimSchema,
    limit: "claim",
    async work({ restaurantId, email, evidence }, { database, user }) {
      const restaurant = await findClaimable(database, restaurantId);
      if (!restaurant) return UNLISTED;
      const opinion = await findOwnOpinion(database, user, restaurantId);
      if (opinion) return REFUSALS[opinion];
      const hasAddress = email !== "" && sendsMail();
      if (hasAddress && !isAtWebsite(email, restaurant.website))
        return { errors: { email: ELSEWHERE } };
      const isMailed =
        hasAddress &&
        !(await needsDeskDecision(database, user, { restaurantId, email: email || null }));
      if (hasAddress && !isMailed && evidence.length < MIN_EVIDENCE)
        return { errors: { evidence: FOR_DESK } };
      if (isMailed && !mayMail(email.toLowerCase(), Date.now()))
        return { errors: { email: LIMITED } };
      const { name: member } = await ensureMember(database, user);
      const claim = { restaurantId, evidence, email: hasAddress ? email : null };
      const saved = await saveClaim(database, user, claim);
      const done = (title: string, description: string) => ({
        done: { href: claimHref(restaurantId), notice: { title, description } },
      });
      if (!saved) return done("This place is yours already", "Nothing has changed.");
      if (!saved.token) return done("Claim sent", "A moderator will review it.");
      const path = claimConfirmationHref(restaurantId, saved.token);
      const mail = claimLinkMail({ restaurant: bothNames(restaurant), member, path });
      const language = returnLanguage(await findAccountLanguage(database, user));
      void sendMail({ to: email, ...mail(language) });
      return done("Mail sent", "Open the link in it.");
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
        return opinion ? REFUSALS[opinion] : STALE;
      }
      return {
        done: { href: ownerHref(values.restaurantId), notice: { title: "This place is yours" } },
      };
    },
  });
}

/** Answers a review, or changes the answer (P14.86). */
export async function publishReply(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownerReplySchema,
    limit: "post",
    async work({ restaurantId, reviewId, text }, { database, user }) {
      if (!(await isOwner(database, user, restaurantId))) return NOT_YOURS;
      if (!(await findAnswerable(database, restaurantId, reviewId)))
        return { failure: "This review is no longer shown." };
      if (isRepeated(text, await listOwnReplyTexts(database, user, reviewId)))
        return { errors: { text: REPEATED } };
      if (!(await saveReply(database, user, { reviewId, text })))
        return { failure: "This review has a reply that cannot be changed." };
      revalidatePath(restaurantHref(restaurantId));
      return {
        done: {
          href: `${restaurantHref(restaurantId)}#review-${reviewId}`,
          notice: { title: "Reply published" },
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
      return { done: { href: ownerHref(restaurantId), notice: { title: "Reply deleted" } } };
    },
  });
}

/** Adds a photo to the restaurant of its owner (P14.85). */
export async function addPhoto(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownerPhotoSchema,
    limit: "photo",
    async work({ restaurantId, photo, photoDescription }, { database, user }) {
      if (!(await isOwner(database, user, restaurantId))) return NOT_YOURS;
      const storage = await getPhotoStorage();
      if (!storage) return { failure: "Photos cannot be kept here." };
      const upload = { field: "photo", file: photo as File, description: photoDescription };
      const kept = await storeUploads([upload], { database, user, storage, data });
      if ("outcome" in kept) return kept.outcome;
      const status = process.env.CHARD_REVIEW_FIRST === "1" ? "waiting" : "published";
      for (const added of kept.photos) {
        const photo = { restaurantId, status, photo: added } as const;
        const outcome = await addOwnerPhoto(database, user, photo);
        if (outcome === "added") continue;
        await removeUnnamedPhotos(database, storage, [added]);
        if (outcome === "full") return FULL;
        const t = textsOfForm<keyof typeof english>(data, "photo");
        return { errors: { photo: refusalSentence(t, "removed") } };
      }
      revalidatePath(restaurantHref(restaurantId));
      const notice = status === "waiting" ? WAITING_NOTICE : { title: "Photo added" };
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
      return { done: { href: ownerHref(restaurantId), notice: { title: "Photo removed" } } };
    },
  });
}
