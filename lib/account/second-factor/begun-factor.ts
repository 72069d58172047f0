/** A second factor whose first code is still to come. */
export type BegunFactor = {
  id: string;
  /** What an authenticator app reads, with the secret. */
  uri: string;
};

/** Keeps a factor between the page that begins it and the first code: its secret is told once. */
export const BEGUN_FACTOR_COOKIE = "chard-second-factor";

/** As long as embedded accounts wait for the first code. */
export const BEGUN_FACTOR_SECONDS = 600;

export function encodeBegunFactor({ id, uri }: BegunFactor) {
  return Buffer.from(JSON.stringify({ id, uri })).toString("base64url");
}

/** The factor in a cookie; undefined for anything else. */
export function decodeBegunFactor(text: string | undefined): BegunFactor | undefined {
  try {
    const { id, uri } = JSON.parse(Buffer.from(text ?? "", "base64url").toString()) as BegunFactor;
    const isWhole = /^[\da-f-]{36}$/.test(id) && uri.startsWith("otpauth://totp/");
    return isWhole && secretOf(uri) ? { id, uri } : undefined;
  } catch {
    return undefined;
  }
}

/** The secret in groups of four, as one types it. */
export function secretOf(uri: string) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
