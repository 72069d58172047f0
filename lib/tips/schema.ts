import * as z from "zod/mini";
import { hasWebAddress } from "@/lib/members/public-name";
import { isSlug } from "@/lib/restaurants/slug";

export const LONGEST_TIP = 300;

const MESSAGES = {
  short: "Please write at least 10 characters.",
  long: "Please write at most 300 characters.",
  address: "Please write it without the address of a web page or mailbox.",
};

const restaurantId = z.string().check(z.refine(isSlug));

/** A tip as its form sends it (P14.880). */
export const tipSchema = z.object({
  restaurantId,
  text: z.string().check(
    z.trim(),
    z.minLength(10, MESSAGES.short),
    z.maxLength(LONGEST_TIP, MESSAGES.long),
    z.refine((text) => !hasWebAddress(text), MESSAGES.address),
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
