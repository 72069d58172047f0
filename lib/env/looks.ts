import { z } from "zod";

// What settings look like. Nothing here may import the site's own files: see lib/env.ts.

/** Of a host's letters alone: URLs may have others, such as a semicolon, which would end a directive of the page's policy. */
const HOST_NAME = /^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/i;

export const webAddress = z.url({ protocol: /^https?$/, hostname: HOST_NAME });

/** Supabase's secret keys pass every check of the database; a public variable would send one to each visitor. */
export function isSecretKey(key: string) {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || payload.includes('"service_role"');
}

/** Scheme and host with nothing after them but a slash. Total, since zod calls it with texts that are not URLs too. */
export function isOrigin(text: string) {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

/** A mail server's URL. A percent sign in a password is written %25. */
export function isSmtpUrl(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  const hasRest = /[^/]/.test(pathname) || search !== "" || hash !== "";
  return /^smtps?:$/.test(protocol) && hostname !== "" && !hasRest && !username === !password;
}

/** A variable that may be absent, where empty counts as absent. */
export function variable<Value>(looks: string, schema: z.ZodType<Value>) {
  return z
    .string()
    .trim()
    .optional()
    .transform((text, context) => {
      if (!text) return undefined;
      const { success, data } = schema.safeParse(text);
      if (success) return data;
      context.issues.push({ code: "custom", message: looks, input: text });
      return z.NEVER;
    });
}

/** A line that reads as it is written. */
export const PLAIN_TEXT = /^[^<>\p{Cc}\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+$/u;

/** How many contributions of an account were accepted. */
export const acceptedCount = z.coerce.number().int().min(1).max(1_000_000);

export const dayCount = z.coerce.number().int().min(1).max(3650);

/** "03:30", in UTC. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A path on this machine: an address of something else would become a folder of that name. */
export const folder = z.string().regex(/^(?![a-z][a-z\d+.-]*:\/\/)\S/i);

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
