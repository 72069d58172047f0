import * as z from "zod/mini";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/about/contact-form.json";

/** No person writes a message in less. */
export const QUICKEST_MS = 2_000;

/** A message to the site, as its form sends it (P14.19). */
export function messageSchema(t: Translator<keyof typeof english>) {
  const [name, email] = [t("fault.name"), t("fault.email")];
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, name), z.maxLength(100, name)),
    email: z.string().check(z.trim(), z.maxLength(254, email), z.email(email)),
    message: z
      .string()
      .check(z.trim(), z.minLength(10, t("fault.short")), z.maxLength(5_000, t("fault.long"))),
    /** A hidden field; simple programs fill it in. */
    company: z.optional(z.string()),
    /** Since when the form is open, as the server has signed it. */
    opened: z.optional(z.string().check(z.maxLength(100))),
  });
}
