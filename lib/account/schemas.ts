import * as z from "zod/mini";
import { MESSAGES } from "@/lib/auth/schemas";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/sign-in/second-step.json";

const password = z
  .string("Please enter your password.")
  .check(z.minLength(1, "Please enter your password."), z.maxLength(255));

/** P14.58. */
export const emailSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, MESSAGES.email), z.email(MESSAGES.email)),
  password,
});

/** P14.58. */
export const passwordSchema = z.object({
  password,
  newPassword: z
    .string()
    .check(
      z.minLength(6, MESSAGES.password),
      z.maxLength(72, "Password must be at most 72 characters"),
    ),
});

/** P14.59. A checkbox that is not checked sends nothing. */
export const mailPreferencesSchema = z.object({
  favoriteReviews: z.optional(z.string()),
  eventChanges: z.optional(z.string()),
});

/** P14.61. */
export const deletionSchema = z.object({
  reviews: z.enum(["delete", "anonymize"], "Please choose one."),
  password,
});

/** For a form with only a button. */
export const pressSchema = z.object({});

/** Turning a second factor on or off begins with the password (P14.124). */
export const ownPasswordSchema = z.object({ password });

/** Apps show the six digits in two groups (P14.123). */
export const codeSchema = (t: Translator<keyof typeof english>) =>
  z.object({
    code: z.string(t("fault.digits")).check(
      z.overwrite((text) => text.replace(/\s/g, "")),
      z.regex(/^\d{6}$/, t("fault.digits")),
    ),
  });
