import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type claim from "@/lib/messages/en/claims/claim.json";
import type forms from "@/lib/messages/en/claims/forms.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import { countLinks } from "@/lib/moderation/count-links";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";

export const MIN_EVIDENCE = 10;
const MAX_LINKS = 2;
export const MAX_REPLY = 2_000;

/**
 * Mail servers may route "x%evil.example@host" and "evil.example!x@host" on to another host, and read parentheses as a comment, "=?…?=" as
 * an encoded word. No other sign has to be one of those either.
 */
const isPlainEmail = (text: string) => z.email().safeParse(text).success;

const id = z.string().check(z.minLength(1), z.maxLength(200));

/** "Is this your place?", as its form sends it: an address at the website's domain, or what a moderator can check (P14.83). */
export const claimSchema = (t: Translator<keyof typeof claim>) =>
  z
    .object({
      restaurantId: id,
      email: z._default(z.string().check(z.trim(), z.maxLength(254, t("fault.email"))), ""),
      evidence: z.string().check(z.trim(), z.maxLength(1_000, t("fault.long"))),
    })
    .check(
      z.refine(({ email }) => email === "" || isPlainEmail(email), {
        path: ["email"],
        error: ({ input }) =>
          t(String(Object(input).email).includes("@") ? "fault.signs" : "fault.email"),
      }),
      z.refine(({ email, evidence }) => email !== "" || evidence.length >= MIN_EVIDENCE, {
        path: ["evidence"],
        error: t("fault.proof"),
      }),
    );

/** The button of the page that a claim's mail leads to. */
export const confirmClaimSchema = z.object({
  restaurantId: id,
  token: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** An owner's reply to a review (P14.86). */
export const ownerReplySchema = (t: Translator<keyof typeof forms>) =>
  z.object({
    restaurantId: id,
    reviewId: id,
    text: z.string().check(
      z.trim(),
      z.minLength(2, t("fault.reply.short")),
      z.maxLength(MAX_REPLY, t("fault.reply.long")),
      z.refine((text) => countLinks(text) <= MAX_LINKS, t("fault.reply.links")),
    ),
  });

/** Taking a reply back. */
export const withdrawReplySchema = z.object({ restaurantId: id, reviewId: id });

const isChosen = (value: unknown) => value instanceof File && value.size > 0;

/** A photo of an owner, and what it shows (P14.85). */
export const ownerPhotoSchema = (
  t: Translator<keyof typeof forms>,
  ofPhoto: Translator<keyof typeof ofPhotos>,
) =>
  z.object({
    restaurantId: id,
    photo: z.unknown().check(z.refine(isChosen, t("fault.photo"))),
    photoDescription: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, ofPhoto("shows.short")),
        z.maxLength(MAX_DESCRIPTION, ofPhoto("shows.long")),
      ),
  });

/** Taking a photo away. */
export const removeOwnerPhotoSchema = z.object({ restaurantId: id, photoId: z.uuid() });
