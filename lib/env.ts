import { z } from "zod";
// Relative, since next.config.ts imports this file: there Next resolves no "@/".
/* eslint-disable no-restricted-imports */
import { findContradiction } from "./env/contradictions";
import { isCountryCode } from "./env/country-codes";
import { HIDEABLE_PARTS } from "./env/hidden-parts";
import {
  acceptedCount,
  dayCount,
  folder,
  hexColor,
  isOrigin,
  isSecretKey,
  isSmtpUrl,
  PLAIN_TEXT,
  timeOfDay,
  variable,
  webAddress,
} from "./env/looks";
import { LANGUAGE_CODES, namesLanguages } from "./env/offered-languages";
import { readPlace } from "./env/place";
/* eslint-enable no-restricted-imports */

/** Its message is one sentence that names the variable and says what it should look like. */
export class EnvironmentError extends Error {}

/** Every variable that the site reads. `.env.example` says what each is for. */
const schema = z.object({
  PORT: variable(
    "a whole number from 1 to 65535, e.g. 3000",
    z.coerce.number().int().min(1).max(65535),
  ),
  CHARD_HOST: variable(
    "an address of this machine or its name, e.g. 0.0.0.0",
    z.union([z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i)]),
  ),
  NEXT_PUBLIC_SITE_URL: variable(
    "scheme and host alone, e.g. https://chard.example",
    webAddress.refine(isOrigin),
  ),
  NEXT_PUBLIC_SITE_NAME: variable(
    "the name of the site, in at most 30 characters without < and >",
    z.string().max(30).regex(PLAIN_TEXT),
  ),
  NEXT_PUBLIC_SITE_DESCRIPTION: variable(
    "one sentence about the site, in at most 160 characters without < and >",
    z.string().max(160).regex(PLAIN_TEXT),
  ),
  NEXT_PUBLIC_SOCIAL_LINKS: variable(
    "one or more addresses with spaces between them, e.g. https://www.instagram.com/chard https://mastodon.example/@chard",
    z
      .string()
      .transform((text) => text.split(/\s+/))
      .pipe(z.array(z.url({ protocol: /^https$/ })).max(6)),
  ),
  NEXT_PUBLIC_SITE_TAGLINE: variable(
    "a few words for the top of the home page, in at most 45 characters without < and >",
    z.string().max(45).regex(PLAIN_TEXT),
  ),
  NEXT_PUBLIC_SITE_LOGO: variable(
    "the path of a picture in public/, e.g. /icons/own.svg",
    z.string().regex(/^\/[\w-]+(\/[\w-]+)*\.(svg|png|webp|avif)$/),
  ),
  NEXT_PUBLIC_ACCENT_COLOR: variable("a color, e.g. #b40451", hexColor),
  NEXT_PUBLIC_GROUND_COLOR: variable("a color, e.g. #0b2b1e", hexColor),
  NEXT_PUBLIC_DEFAULT_LOCATION: variable(
    "latitude, longitude and a name, e.g. 48.2082,16.3719 Wien",
    z.string().refine((text) => readPlace(text) !== undefined),
  ),
  NEXT_PUBLIC_HIDDEN_PARTS: variable(
    `one or more of ${HIDEABLE_PARTS.join(", ")} with spaces between them`,
    z.string().refine((text) => text.split(/\s+/).every((part) => HIDEABLE_PARTS.includes(part))),
  ),
  NEXT_PUBLIC_LANGUAGES: variable(
    `one or more of ${LANGUAGE_CODES.join(", ")} with spaces between them`,
    z.string().refine(namesLanguages),
  ),
  NEXT_PUBLIC_OPERATOR_NAME: variable(
    "who runs the site, in at most 100 characters",
    z.string().max(100),
  ),
  NEXT_PUBLIC_CONTACT_EMAIL: variable("one e-mail address, e.g. hello@chard.example", z.email()),
  NEXT_PUBLIC_CONTACT_PHONE: variable(
    "a telephone number, e.g. +49 30 1234567",
    z.string().regex(/^\+?[\d ()/.-]{5,30}$/),
  ),
  NEXT_PUBLIC_CONTACT_ADDRESS: variable(
    "a postal address with semicolons between its lines, e.g. Chard; 1 Leaf Street; Berlin",
    z.string().max(300),
  ),
  NEXT_PUBLIC_SUPABASE_URL: variable(
    "the address of the project, e.g. https://abcdefgh.supabase.co",
    webAddress,
  ),
  NEXT_PUBLIC_SUPABASE_ANON_KEY: variable(
    "the project's anon or publishable key, never its secret or service_role key",
    z
      .string()
      .regex(/^\S{20,}$/)
      .refine((key) => !isSecretKey(key)),
  ),
  SUPABASE_SECRET_KEY: variable(
    "the project's secret key (sb_secret_...), for the server alone",
    z.string().refine(isSecretKey),
  ),
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: variable(
    "one Google Maps key without spaces, e.g. AIzaSy...",
    z.string().regex(/^\S+$/),
  ),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: variable(
    "a map id without spaces, e.g. DEMO_MAP_ID",
    z.string().regex(/^\S+$/),
  ),
  NEXT_PUBLIC_MAP_STYLE_URL: variable(
    "the address of a MapLibre style, e.g. https://tiles.openfreemap.org/styles/positron or /style.json",
    z.union([webAddress, z.string().regex(/^\/\S+$/)]),
  ),
  NEXT_PUBLIC_MAP_HOSTS: variable(
    "one or more origins with spaces between them, e.g. https://tiles.example https://fonts.example",
    z
      .string()
      .transform((text) => text.split(/\s+/))
      .pipe(z.array(webAddress.refine(isOrigin).transform((text) => new URL(text).origin))),
  ),
  CHARD_DATABASE: variable(
    '"none", "embedded", "postgres" or empty',
    z.enum(["none", "embedded", "postgres"]),
  ),
  DATABASE_URL: variable(
    "the URL of a Postgres database, e.g. postgres://user:password@host:5432/chard",
    z.url({ protocol: /^postgres(ql)?$/ }),
  ),
  CHARD_DATA_DIR: variable("the path of a folder, e.g. .data", folder),
  CHARD_EMBEDDED_AUTH: variable('"public", "local" or empty', z.enum(["public", "local"])),
  CHARD_EMBEDDED_CONFIRM: variable('"1" or empty', z.literal("1")),
  CHARD_EMBEDDED_PRINT_MAILS: variable('"1" or empty', z.literal("1")),
  CHARD_MODERATOR: variable("one e-mail address, e.g. hello@chard.example", z.email()),
  CHARD_MODERATOR_PASSWORD: variable(
    "a password of 12 to 72 letters, digits and signs without spaces",
    z.string().regex(/^[\x21-\x7e]{12,72}$/),
  ),
  SMTP_URL: variable(
    "the URL of a mail server, e.g. smtps://user:password@mail.example:465",
    z.string().refine(isSmtpUrl),
  ),
  MAIL_FROM: variable(
    "one e-mail address, with or without a name, e.g. Chard <no-reply@chard.example>",
    z
      .string()
      .regex(/^(?:[^<>@,;\p{Cc}]*<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u),
  ),
  CHARD_REVIEW_FIRST: variable('"1" or empty', z.literal("1")),
  CHARD_TRUSTED_PROXIES: variable(
    "the number of reverse proxies in front, from 0 to 10",
    z
      .string()
      .regex(/^(\d|10)$/)
      .transform(Number),
  ),
  CHARD_IMPORT: variable('"world" or the name or relation id of an area, e.g. Berlin', z.string()),
  CHARD_IMPORT_AT: variable("a time of the day in UTC, e.g. 03:30", timeOfDay),
  CHARD_COUNTRIES: variable(
    "one or more codes of countries (ISO 3166-1) with spaces between them, e.g. AT DE GB, where GB, not UK, is the United Kingdom",
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().refine(isCountryCode)).min(1)),
  ),
  CHARD_BACKUP: variable('"daily" or empty', z.literal("daily")),
  CHARD_BACKUP_AT: variable("a time of the day in UTC, e.g. 02:15", timeOfDay),
  CHARD_BACKUP_TO: variable(
    "a folder, e.g. /backups, or a bucket of a store that speaks S3, in small letters, e.g. s3://bucket/folder",
    z.union([
      folder.refine((text) => !/^s3:/i.test(text)),
      z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w./-]*)?$/),
    ]),
  ),
  CHARD_BACKUP_KEY: variable(
    "a passphrase of at least 16 characters",
    z.string().min(16).max(1000),
  ),
  AWS_ENDPOINT_URL: variable(
    "the address of a store that speaks S3, e.g. https://s3.example",
    webAddress,
  ),
  AWS_REGION: variable("a region of that store, e.g. eu-central-1", z.string().regex(/^[\w-]+$/)),
  AWS_ACCESS_KEY_ID: variable("the id of a key of that store", z.string().regex(/^\S+$/)),
  AWS_SECRET_ACCESS_KEY: variable("the secret of that key", z.string().regex(/^\S+$/)),
  CHARD_KEEP_MESSAGES_DAYS: variable("a number of days from 1 to 3650, e.g. 365", dayCount),
  CHARD_KEEP_REPORTS_DAYS: variable("a number of days from 1 to 3650, e.g. 365", dayCount),
  CHARD_KEEP_DECISIONS_DAYS: variable("a number of days from 1 to 3650, e.g. 365", dayCount),
  CHARD_LEVEL_MEMBER: variable("a number from 1 to 1000000, e.g. 3", acceptedCount),
  CHARD_LEVEL_TRUSTED: variable("a number from 1 to 1000000, e.g. 20", acceptedCount),
  CHARD_LEVEL_UNREFUSED_DAYS: variable("a number of days from 1 to 3650, e.g. 90", dayCount),
  CHARD_LEVEL_ACCOUNT_DAYS: variable("a number of days from 1 to 3650, e.g. 30", dayCount),
  OVERPASS_URL: variable(
    "one or more addresses of Overpass servers with spaces between them, e.g. https://overpass.example/api/interpreter",
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(webAddress)),
  ),
  GEOCODER_URL: variable(
    "the address of a Photon or Nominatim server's search, e.g. https://photon.example/api or https://nominatim.example/search",
    webAddress,
  ),
  CHARD_METRICS_TOKEN: variable(
    "a secret of at least 16 letters, digits and - _ . ~",
    z.string().regex(/^[\w.~-]{16,}$/),
  ),
  CHARD_LOG: variable('"json" or empty', z.literal("json")),
  CHARD_STANDALONE: variable('"1" or empty', z.literal("1")),
});

export type Environment = z.output<typeof schema>;

export const VARIABLE_NAMES = Object.keys(schema.shape);

/**
 * The validated settings of this process. For Node only: what browsers may know is in lib/public-env.ts, which keeps
 * zod out of their bundles.
 * @throws EnvironmentError at the first variable that is not as it should be. It never repeats a value: some are secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const { success, data, error } = schema.safeParse(variables);
  if (!success) {
    const [issue] = error.issues;
    throw new EnvironmentError(`${issue?.path.join(".")} should be ${issue?.message}.`);
  }
  const contradiction = findContradiction(data);
  if (contradiction) throw new EnvironmentError(contradiction);
  return data;
}

/** The sentence that readEnvironment would throw, if it would. */
export function findSettingsFault(variables: Record<string, string | undefined>) {
  try {
    readEnvironment(variables);
    return undefined;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}
