import * as z from "zod/mini";
import { cleanLine } from "@/lib/strings/clean-text";
import { parsePrice } from "@/lib/dishes/price";
import { DISH_LEVELS, MARK_KINDS } from "@/lib/dishes/types";
import { hasWebAddress } from "@/lib/members/public-name";
import { isSlug } from "@/lib/restaurants/slug";

export const LONGEST_DISH = 80;
export const LONGEST_REQUEST = 120;

const MESSAGES = {
  name: "Please write the name of the dish, in 2 to 80 characters.",
  request: "Please say what to ask for, as in “without the cheese”.",
  longRequest: "Please write at most 120 characters.",
  address: "Please write it without the address of a web page or mailbox.",
  price: "Please enter a price like 13.50, or leave it empty.",
};

const line = z.overwrite((text: string) => cleanLine(text));
const hasNoAddress = z.refine<string>((text) => !hasWebAddress(text), MESSAGES.address);
const hasWords = z.refine<string>((text) => /[\p{L}\p{N}]/u.test(text), MESSAGES.name);

/** A dish as its form sends it (P14.870); its allergens are checkboxes beside these fields. */
export const dishSchema = z
  .object({
    restaurantId: z.string().check(z.refine(isSlug)),
    name: z
      .string()
      .check(
        line,
        z.minLength(2, MESSAGES.name),
        z.maxLength(LONGEST_DISH, MESSAGES.name),
        hasWords,
        hasNoAddress,
      ),
    level: z.optional(z.enum(DISH_LEVELS)),
    request: z._default(
      z.string().check(line, z.maxLength(LONGEST_REQUEST, MESSAGES.longRequest), hasNoAddress),
      "",
    ),
    price: z._default(
      z.string().check(
        z.trim(),
        z.refine((text) => text === "" || parsePrice(text) !== undefined, MESSAGES.price),
      ),
      "",
    ),
  })
  .check(
    z.refine(({ level, request }) => level !== "on request" || request.length >= 2, {
      path: ["request"],
      error: MESSAGES.request,
    }),
  );

export type DishForm = z.output<typeof dishSchema>;

const dish = {
  dishId: z.uuid(),
  restaurantId: z.string().check(z.refine(isSlug)),
};

/** What a member says of a dish, or no longer says. */
export const markSchema = z.object({
  ...dish,
  kind: z.enum(MARK_KINDS),
  intent: z.optional(z.enum(["add", "remove"])),
});

/** Which of one's own dishes goes. */
export const deleteDishSchema = z.object(dish);

/** Whether the owner serves a dish. */
export const retireDishSchema = z.object({ ...dish, intent: z.enum(["retire", "serve"]) });
