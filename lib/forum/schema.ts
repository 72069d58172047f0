import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/forum/post-forms.json";
import { isSlug } from "@/lib/restaurants/slug";
import { plainLine, plainText } from "@/lib/strings/plain-text";

type Texts = Translator<keyof typeof english>;

export const TITLE_LENGTH = { least: 3, most: 120 };
export const TEXT_LENGTH = { least: 2, most: 5_000 };

const title = (t: Texts) =>
  z
    .string()
    .check(
      z.overwrite(plainLine),
      z.minLength(TITLE_LENGTH.least, t("fault.title.short")),
      z.maxLength(TITLE_LENGTH.most, t("fault.title.long")),
    );

const text = (t: Texts) =>
  z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(TEXT_LENGTH.least, t("fault.text.short")),
      z.maxLength(TEXT_LENGTH.most, t("fault.text.long")),
    );

/** A new topic with its first post (P14.46). */
export const topicSchema = (t: Texts) => z.object({ title: title(t), text: text(t) });

/** A reply; with `quotedId` it quotes a post, of which `quote` is what it answers (P14.48). */
export const replySchema = (t: Texts) =>
  z.object({
    topicId: z.string().check(z.refine(isSlug)),
    text: text(t),
    quotedId: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), ""),
    quote: z._default(
      z.string().check(z.overwrite(plainText), z.maxLength(TEXT_LENGTH.most, t("fault.text.long"))),
      "",
    ),
  });

/** The post that its author deletes (P14.733). */
export const deletePostSchema = z.object({ postId: z.uuid() });

/** A post's new text (P14.47). */
export const postEditSchema = (t: Texts) => z.object({ postId: z.uuid(), text: text(t) });
