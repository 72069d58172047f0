import { randomUUID } from "node:crypto";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import type { AccountParameter, AccountQuery } from "@/lib/database/connection/account-store";
import { FACTORS_COLUMN, type FactorJson } from "@/lib/embedded/second-factor/factors";

/** Everything a client may say about its user (`options.data`, the full name above all). */
export type Metadata = Record<string, unknown>;

/** Metadata stands three times in the session cookie; servers refuse requests whose headers grow past 16 KB. */
const MAX_METADATA_BYTES = 2000;

export type User = {
  id: string;
  email: string;
  password_hash: string;
  metadata: Metadata;
  identity_id: string;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  last_sign_in_at: Date | null;
  /** More than one sign-up waits, or waited, for its mail: it is unknown whose password the account has. */
  is_contested: boolean;
  /** Wrong codes of a second factor since a moment, if there were any of late. */
  wrong_codes: number;
  wrong_codes_since: Date | null;
  factors: FactorJson[];
  created_at: Date;
  updated_at: Date;
};

const COLUMNS = `*, ${FACTORS_COLUMN}`;

export function checkMetadata(metadata: Metadata) {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw validationFailed(`User data cannot be larger than ${MAX_METADATA_BYTES} bytes`);
  }
}

export async function findUserByEmail(query: AccountQuery, email: string) {
  const [user] = await query<User>(`select ${COLUMNS} from users where email = $1`, [email]);
  return user;
}

export async function findUserById(query: AccountQuery, id: string) {
  const [user] = await query<User>(`select ${COLUMNS} from users where id = $1`, [id]);
  return user;
}

/** The user, whose row no other transaction changes before this one has ended. */
export async function lockUser(query: AccountQuery, id: string) {
  await query("select 1 from users where id = $1 for update", [id]);
  const user = await findUserById(query, id);
  if (!user)
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return user;
}

type NewUser = Pick<User, "email" | "password_hash" | "metadata">;

export async function insertUser(query: AccountQuery, user: NewUser, now: Date) {
  const [inserted] = await query<User>(
    `insert into users (id, email, password_hash, metadata, identity_id, created_at, updated_at)
     values ($1, $2, $3, $4::text::jsonb, $5, $6, $6) returning ${COLUMNS}`,
    [
      randomUUID(),
      user.email,
      user.password_hash,
      JSON.stringify(user.metadata),
      randomUUID(),
      now.toISOString(),
    ],
  );
  return inserted!;
}

type Change = Partial<
  Pick<User, "email" | "password_hash" | "metadata" | "is_contested" | "last_sign_in_at"> &
    Pick<User, "confirmed_at" | "confirmation_sent_at" | "recovery_sent_at">
>;

/** Writes the named columns and returns the user as it now is. */
export async function updateUser(query: AccountQuery, id: string, change: Change, now: Date) {
  const parameters: AccountParameter[] = [id, now.toISOString()];
  const columns = Object.entries(change).map(([column, value]) => {
    if (value instanceof Date) parameters.push(value.toISOString());
    else if (typeof value === "object" && value !== null) parameters.push(JSON.stringify(value));
    else parameters.push(value);
    const cast = column === "metadata" ? "::text::jsonb" : "";
    return `${column} = $${parameters.length}${cast}`;
  });
  const [user] = await query<User>(
    `update users set ${[...columns, "updated_at = $2"].join(", ")} where id = $1 returning ${COLUMNS}`,
    parameters,
  );
  return user!;
}

/** The user as clients see one. */
export function userJson(user: User) {
  const times = {
    ...(user.confirmed_at && {
      email_confirmed_at: user.confirmed_at,
      confirmed_at: user.confirmed_at,
    }),
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
  };
  const verified = user.confirmed_at !== null;
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    ...times,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { ...user.metadata, email_verified: verified },
    identities: [
      {
        identity_id: user.identity_id,
        id: user.id,
        user_id: user.id,
        identity_data: {
          sub: user.id,
          email: user.email,
          email_verified: verified,
          phone_verified: false,
        },
        provider: "email",
        last_sign_in_at: user.created_at,
        created_at: user.created_at,
        updated_at: user.updated_at,
        email: user.email,
      },
    ],
    ...(user.factors.length > 0 && { factors: user.factors }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** What a server that confirms by mail returns when the e-mail address is taken; only the empty identities show it, as upstream. */
export function decoyUserJson(email: string, metadata: Metadata, now: Date) {
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
