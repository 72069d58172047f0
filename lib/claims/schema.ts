import * as z from "zod/mini";
import { countLinks } from "@/lib/moderation/count-links";
import { MAX_DESCRIPTION } from "@/lib/reviews/photo-fields";

const MESSAGES = {
  proof: "Please say in a few words what shows that the restaurant is yours.",
  email: "Please enter an email address, or leave this empty.",
  signs:
    "We cannot send email to this address: it is incomplete or has characters that mail servers may misread. Letters, digits and . _ + - ' are fine. Please enter another one, or leave this empty.",
  long: "Please write at most 1,000 characters.",
  reply: "Please write at least 2 characters.",
  longReply: "Please write at most 2,000 characters.",
  links: "A reply has at most 2 links.",
  file: "Please choose a photo.",
  short: "Please say in at least 3 characters what is in the photo.",
  longDescription: "Please say in at most 150 characters what is in the photo.",
};

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
export const claimSchema = z
  .object({
    restaurantId: id,
    email: z._default(z.string().check(z.trim(), z.maxLength(254, MESSAGES.email)), ""),
    evidence: z.string().check(z.trim(), z.maxLength(1_000, MESSAGES.long)),
  })
  .check(
    z.refine(({ email }) => email === "" || isPlainEmail(email), {
      path: ["email"],
      error: ({ input }) =>
        String(Object(input).email).includes("@") ? MESSAGES.signs : MESSAGES.email,
    }),
    z.refine(({ email, evidence }) => email !== "" || evidence.length >= MIN_EVIDENCE, {
      path: ["evidence"],
      error: MESSAGES.proof,
    }),
  );

/** The button of the page that a claim's mail leads to. */
export const confirmClaimSchema = z.object({
  restaurantId: id,
  token: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** An owner's reply to a review (P14.86). */
export const ownerReplySchema = z.object({
  restaurantId: id,
  reviewId: id,
  text: z.string().check(
    z.trim(),
    z.minLength(2, MESSAGES.reply),
    z.maxLength(MAX_REPLY, MESSAGES.longReply),
    z.refine((text) => countLinks(text) <= MAX_LINKS, MESSAGES.links),
  ),
});

/** Taking a reply back. */
export const withdrawReplySchema = z.object({ restaurantId: id, reviewId: id });

const isChosen = (value: unknown) => value instanceof File && value.size > 0;

/** A photo of an owner, and what it shows (P14.85). */
export const ownerPhotoSchema = z.object({
  restaurantId: id,
  photo: z.unknown().check(z.refine(isChosen, MESSAGES.file)),
  photoDescription: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, MESSAGES.short),
      z.maxLength(MAX_DESCRIPTION, MESSAGES.longDescription),
    ),
});

/** Taking a photo away. */
export const removeOwnerPhotoSchema = z.object({ restaurantId: id, photoId: z.uuid() });
