import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
const PERIOD_SECONDS = 30;
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS };
/** As long as the output of SHA-1 (RFC 4226 §4). */
const SECRET_BYTES = 20;
/** Clocks may be one step apart. */
const TOLERANCE_STEPS = 1;
/** Modules without ink around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A new secret, in base32. */
export function newSecret() {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from the QR code. */
export function keyUri(secret: string, issuer: string, label: string) {
  return new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** A QR code as an SVG document. */
export function qrCode(text: string) {
  return renderSVG(text, { ecc: "M", border: QUIET_ZONE });
}

/** The time step that a code is of, counted from 1970; undefined where it is of none near this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOLERANCE_STEPS,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
