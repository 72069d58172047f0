import { validationFailed } from "@/lib/embedded/auth-error";

const MAX_BYTES = 255;
/** Without the signs by which a mail server may send a mail elsewhere: "x%evil.example@host", "evil.example!x@host", "=?…?=@host". */
const FORMAT =
  /^[a-z0-9.#$&'*+/^_{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The address in the form it is stored and looked up in; throws upstream's errors for what is none. */
export function normalizeEmail(address: string) {
  if (!address) throw validationFailed("An email address is required");
  if (Buffer.byteLength(address) > MAX_BYTES) {
    throw validationFailed("An email address is too long");
  }
  const email = address.toLowerCase();
  if (!FORMAT.test(email)) {
    throw validationFailed("Unable to validate email address: invalid format");
  }
  return email;
}
