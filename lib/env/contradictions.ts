// Relative, as in lib/env.ts.
// eslint-disable-next-line no-restricted-imports
import { findColorFault } from "./own-colors";

type Settings = Readonly<Record<string, unknown>>;

type Contradiction = { isThere: (settings: Settings) => boolean; sentence: string };

/** What the server does with a database alone. */
const OF_A_DATABASE = ["CHARD_IMPORT", "CHARD_BACKUP", "CHARD_MODERATOR"];

/** Settings that would have no effect, without a word (lib/database/mode.ts says when there is a database). */
const WITHOUT_DATABASE: readonly Contradiction[] = OF_A_DATABASE.flatMap((name) => [
  {
    isThere: (is) => Boolean(is[name]) && is.CHARD_DATABASE === "none",
    sentence: `${name} needs a database, but CHARD_DATABASE is none: unset one of the two.`,
  },
  {
    isThere: (is) =>
      Boolean(is[name] && is.NEXT_PUBLIC_SUPABASE_URL) && !is.DATABASE_URL && !is.CHARD_DATABASE,
    sentence: `${name} needs a database: set DATABASE_URL to that of the Supabase project, too, or unset ${name}.`,
  },
]);

/** Settings that contradict each other, each as one sentence. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    isThere: (is) => !is.NEXT_PUBLIC_SUPABASE_URL !== !is.NEXT_PUBLIC_SUPABASE_ANON_KEY,
    sentence:
      "NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY should be set both, for a Supabase project, or neither, for embedded accounts.",
  },
  {
    isThere: (is) => Boolean(is.SUPABASE_SECRET_KEY) && !is.NEXT_PUBLIC_SUPABASE_URL,
    sentence:
      "SUPABASE_SECRET_KEY belongs to a Supabase project: set NEXT_PUBLIC_SUPABASE_URL, too.",
  },
  {
    // The address alone stays when the account is there and its password was taken out.
    isThere: (is) => Boolean(is.CHARD_MODERATOR_PASSWORD) && !is.CHARD_MODERATOR,
    sentence:
      "CHARD_MODERATOR_PASSWORD is the password of the first moderator's account: set its address as CHARD_MODERATOR, too.",
  },
  {
    isThere: (is) => Boolean(is.CHARD_MODERATOR && is.NEXT_PUBLIC_SUPABASE_URL),
    sentence:
      "CHARD_MODERATOR makes an embedded account, but accounts are hosted by Supabase: sign up on the site, then use npm run role.",
  },
  ...WITHOUT_DATABASE,
  {
    isThere: (is) =>
      String(is.CHARD_BACKUP_TO ?? "").startsWith("s3:") &&
      !(is.AWS_ACCESS_KEY_ID && is.AWS_SECRET_ACCESS_KEY),
    sentence: "CHARD_BACKUP_TO is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, too.",
  },
  {
    isThere: ({ CHARD_LEVEL_MEMBER: member = 3, CHARD_LEVEL_TRUSTED: trusted = 20 }) =>
      Number(trusted) < Number(member),
    sentence:
      "CHARD_LEVEL_TRUSTED (20, if not set) should not be less than CHARD_LEVEL_MEMBER (3).",
  },
];

/** The first contradiction of settings that are valid on their own, or a color that cannot be read. */
export function findContradiction(settings: Settings) {
  const contradiction = CONTRADICTIONS.find(({ isThere }) => isThere(settings));
  return (
    contradiction?.sentence ?? findColorFault(settings as Parameters<typeof findColorFault>[0])
  );
}
