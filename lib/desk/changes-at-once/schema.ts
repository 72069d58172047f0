import * as z from "zod/mini";

/** Takes a change by an owner or a trusted member back: the entry of the log that says it. */
export const undoChangeSchema = z.object({
  entryId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  restaurantId: z.string().check(z.minLength(1), z.maxLength(200)),
});
