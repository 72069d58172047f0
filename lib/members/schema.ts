import * as z from "zod/mini";

const MESSAGES = {
  name: "Please enter a name of 2 to 60 characters.",
  town: "Please enter at most 80 characters.",
};

/** What everyone sees of a member (P14.55); `page` is where the form stands. */
export const profileSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, MESSAGES.name), z.maxLength(60, MESSAGES.name)),
  town: z.string().check(z.trim(), z.maxLength(80, MESSAGES.town)),
  page: z.enum(["profile", "settings"]),
});
