import * as z from "zod/mini";
import { isSlug } from "@/lib/restaurants/slug";
import { plainLine, plainText } from "@/lib/strings/plain-text";

export const TITLE_LENGTH = { least: 3, most: 120 };
export const TEXT_LENGTH = { least: 2, most: 5_000 };

const MESSAGES = {
  titleShort: "Please write a title of at least 3 characters.",
  titleLong: "Please write a title of at most 120 characters.",
  textShort: "Please write at least 2 characters.",
  textLong: "Please write at most 5,000 characters.",
};

const title = z
  .string()
  .check(
    z.overwrite(plainLine),
    z.minLength(TITLE_LENGTH.least, MESSAGES.titleShort),
    z.maxLength(TITLE_LENGTH.most, MESSAGES.titleLong),
  );

const text = z
  .string()
  .check(
    z.overwrite(plainText),
    z.minLength(TEXT_LENGTH.least, MESSAGES.textShort),
    z.maxLength(TEXT_LENGTH.most, MESSAGES.textLong),
  );

/** A new topic with its first post (P14.46). */
export const topicSchema = z.object({ title, text });

/** A reply; with `quotedId` it quotes a post, of which `quote` is what it answers (P14.48). */
export const replySchema = z.object({
  topicId: z.string().check(z.refine(isSlug)),
  text,
  quotedId: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), ""),
  quote: z._default(
    z.string().check(z.overwrite(plainText), z.maxLength(TEXT_LENGTH.most, MESSAGES.textLong)),
    "",
  ),
});

/** The post that its author deletes (P14.733). */
export const deletePostSchema = z.object({ postId: z.uuid() });

/** A post's new text (P14.47). */
export const postEditSchema = z.object({ postId: z.uuid(), text });
