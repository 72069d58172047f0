import * as z from "zod/mini";
import type { Say } from "@/lib/auth/failure-in";
import { MESSAGES } from "@/lib/auth/schemas";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/sign-in/second-step.json";

export const ACCOUNT_MESSAGES = {
  password: "Please enter your password.",
  passwordLong: "Password must be at most 72 characters",
  choice: "Please choose one.",
};

const password = (say: Say) =>
  z
    .string(say(ACCOUNT_MESSAGES.password))
    .check(z.minLength(1, say(ACCOUNT_MESSAGES.password)), z.maxLength(255));

/** P14.58. */
export const emailSchema = (say: Say) =>
  z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, say(MESSAGES.email)),
        z.email(say(MESSAGES.email)),
      ),
    password: password(say),
  });

/** P14.58. */
export const passwordSchema = (say: Say) =>
  z.object({
    password: password(say),
    newPassword: z
      .string()
      .check(
        z.minLength(6, say(MESSAGES.password)),
        z.maxLength(72, say(ACCOUNT_MESSAGES.passwordLong)),
      ),
  });

/** P14.59. A checkbox that is not checked sends nothing. */
export const mailPreferencesSchema = z.object({
  favoriteReviews: z.optional(z.string()),
  eventChanges: z.optional(z.string()),
});

/** P14.61. */
export const deletionSchema = (say: Say) =>
  z.object({
    reviews: z.enum(["delete", "anonymize"], say(ACCOUNT_MESSAGES.choice)),
    password: password(say),
  });

/** For a form with only a button. */
export const pressSchema = z.object({});

/** Turning a second factor on or off begins with the password (P14.124). */
export const ownPasswordSchema = (say: Say) => z.object({ password: password(say) });

/** Apps show the six digits in two groups (P14.123). */
export const codeSchema = (t: Translator<keyof typeof english>) =>
  z.object({
    code: z.string(t("fault.digits")).check(
      z.overwrite((text) => text.replace(/\s/g, "")),
      z.regex(/^\d{6}$/, t("fault.digits")),
    ),
  });
