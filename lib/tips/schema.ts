import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import { hasWebAddress } from "@/lib/members/public-name";
import type english from "@/lib/messages/en/forms/tip.json";
import { isSlug } from "@/lib/restaurants/slug";

export const LONGEST_TIP = 300;

const restaurantId = z.string().check(z.refine(isSlug));

/** A tip as its form sends it (P14.880). */
export const tipSchema = (t: Translator<keyof typeof english>) =>
  z.object({
    restaurantId,
    text: z.string().check(
      z.trim(),
      z.minLength(10, t("fault.short")),
      z.maxLength(LONGEST_TIP, t("fault.long")),
      z.refine((text) => !hasWebAddress(text), t("fault.address")),
    ),
  });

/** Of which restaurant one's own tip goes. */
export const deleteTipSchema = z.object({ restaurantId });

const intent = z.optional(z.enum(["add", "remove"]));

/** Which tip a member found helpful. */
export const tipVoteSchema = z.object({ tipId: z.uuid(), restaurantId, intent });

/** What a member says a meal costs. */
export const priceVoteSchema = z.object({
  restaurantId,
  level: z.pipe(
    z.string().check(z.regex(/^[1-4]$/)),
    z.transform((text) => Number(text) as 1 | 2 | 3 | 4),
  ),
  intent,
});
