import * as z from "zod/mini";

const MESSAGES = {
  name: "Please tell us your name.",
  email: "Please enter a valid email address: the answer goes there.",
  short: "Please write at least 10 characters.",
  long: "Please write at most 5,000 characters.",
};

/** No person writes a message in less. */
export const QUICKEST_MS = 2_000;

/** A message to the site, as its form sends it (P14.19). */
export const messageSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, MESSAGES.name), z.maxLength(100, MESSAGES.name)),
  email: z.string().check(z.trim(), z.maxLength(254, MESSAGES.email), z.email(MESSAGES.email)),
  message: z
    .string()
    .check(z.trim(), z.minLength(10, MESSAGES.short), z.maxLength(5_000, MESSAGES.long)),
  /** A hidden field; simple programs fill it in. */
  company: z.optional(z.string()),
  /** Since when the form is open, as the server has signed it. */
  opened: z.optional(z.string().check(z.maxLength(100))),
});
