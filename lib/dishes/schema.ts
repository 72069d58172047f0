import * as z from "zod/mini";
import { cleanLine } from "@/lib/strings/clean-text";
import { parsePrice } from "@/lib/dishes/price";
import { DISH_LEVELS, MARK_KINDS } from "@/lib/dishes/types";
import type { Translator } from "@/lib/languages/translator";
import { hasWebAddress } from "@/lib/members/public-name";
import type english from "@/lib/messages/en/forms/dish.json";
import { isSlug } from "@/lib/restaurants/slug";

export const LONGEST_DISH = 80;
export const LONGEST_REQUEST = 120;

const line = z.overwrite((text: string) => cleanLine(text));

/** A dish as its form sends it (P14.870); its allergens are checkboxes beside these fields. */
export function dishSchema(t: Translator<keyof typeof english>) {
  const hasNoAddress = z.refine<string>((text) => !hasWebAddress(text), t("fault.address"));
  const hasWords = z.refine<string>((text) => /[\p{L}\p{N}]/u.test(text), t("fault.name"));
  return z
    .object({
      restaurantId: z.string().check(z.refine(isSlug)),
      name: z
        .string()
        .check(
          line,
          z.minLength(2, t("fault.name")),
          z.maxLength(LONGEST_DISH, t("fault.name")),
          hasWords,
          hasNoAddress,
        ),
      level: z.optional(z.enum(DISH_LEVELS)),
      request: z._default(
        z.string().check(line, z.maxLength(LONGEST_REQUEST, t("fault.request-long")), hasNoAddress),
        "",
      ),
      price: z._default(
        z.string().check(
          z.trim(),
          z.refine((text) => text === "" || parsePrice(text) !== undefined, t("fault.price")),
        ),
        "",
      ),
    })
    .check(
      z.refine(({ level, request }) => level !== "on request" || request.length >= 2, {
        path: ["request"],
        error: t("fault.request"),
      }),
    );
}

export type DishForm = z.output<ReturnType<typeof dishSchema>>;

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
