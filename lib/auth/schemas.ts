import * as z from "zod/mini";

export const MESSAGES = {
  email: "Please enter a valid email address",
  password: "Password must be at least 6 characters",
  fullName: "Full name must be at least 2 characters",
  fullNameLong: "Full name must be at most 255 characters",
  code: "Please enter the 6 digits of the email",
};

const email = z.email(MESSAGES.email);
const password = z.string().check(z.minLength(6, MESSAGES.password));

/** Optional, so blank is fine; the session's cookie carries it, so it has an end too. */
const fullName = z.string().check(
  z.trim(),
  z.refine((name) => name.length !== 1, MESSAGES.fullName),
  z.maxLength(255, MESSAGES.fullNameLong),
);

/** P9.2. */
export const signInSchema = z.object({ email, password });
export const accountSchema = z.object({ fullName, email, password });
export const resetLinkSchema = z.object({ email });
export const newPasswordSchema = z.object({ password });

/** Six digits, which people copy with spaces. */
const code = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, "")),
  z.regex(/^\d{6}$/, MESSAGES.code),
);
export const resetCodeSchema = z.object({ email, code });

export type SignInForm = z.output<typeof signInSchema>;
export type AccountForm = z.output<typeof accountSchema>;
export type ResetLinkForm = z.output<typeof resetLinkSchema>;
export type NewPasswordForm = z.output<typeof newPasswordSchema>;
export type ResetCodeForm = z.output<typeof resetCodeSchema>;
