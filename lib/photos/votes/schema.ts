import * as z from "zod/mini";
import { isSlug } from "@/lib/restaurants/slug";

/** Which photo of which restaurant a member found helpful. */
export const photoVoteSchema = z.object({
  photoId: z.uuid(),
  restaurantId: z.string().check(z.refine(isSlug)),
  intent: z.optional(z.enum(["add", "remove"])),
});
