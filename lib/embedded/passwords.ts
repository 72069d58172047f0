import { compare, hash } from "bcryptjs";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";

const COST = 10;
/** bcrypt reads no further, so a longer password would match by its beginning alone. */
const MAX_BYTES = 72;
const MIN_LENGTH = 6;
/** The hash of a random password that was thrown away: what an account has whose password is not trusted. */
export const UNMATCHABLE_HASH = "$2b$10$GuLYqe9aYJhhuSZy9as28O01dF7Mkg1W7p2RF1AiIhKvzCc2HGTIm";

/** 422 weak_password under 6 characters, 400 validation_failed over 72 bytes. */
export function checkPasswordStrength(password: string) {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationFailed(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.length < MIN_LENGTH) {
    const message = `Password should be at least ${MIN_LENGTH} characters.`;
    throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
  }
}

/** Slow on purpose (bcrypt, cost 10): call it outside of transactions. */
export function hashPassword(password: string) {
  return hash(password, COST);
}

/** Whether this is the password; takes as long where there is no account. Slow on purpose, as hashing is. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const matches = await compare(password, passwordHash ?? UNMATCHABLE_HASH);
  return matches && passwordHash !== undefined && Buffer.byteLength(password) <= MAX_BYTES;
}
