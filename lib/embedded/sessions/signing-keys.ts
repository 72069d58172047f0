import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from "jose";
import { AuthError } from "@/lib/embedded/auth-error";
import type { AccountStore } from "@/lib/database/connection/account-store";

const ALGORITHM = "ES256";

export type SigningKeys = Awaited<ReturnType<typeof loadSigningKeys>>;

/** The pair that signs access tokens: made once, kept in the database, so that sessions survive a restart. */
export async function loadSigningKeys(database: AccountStore, now: Date) {
  const privateJwk = await storedJwk(database, now);
  const { kty, crv, x, y, kid } = privateJwk;
  const publicJwk = { kty, crv, x, y, kid, alg: ALGORITHM, use: "sig", key_ops: ["verify"] };
  const privateKey = await importJWK(privateJwk, ALGORITHM);
  const publicKey = await importJWK({ kty, crv, x, y } as JWK, ALGORITHM);

  return {
    publicJwk,

    sign(claims: JWTPayload) {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: kid!, typ: "JWT" })
        .sign(privateKey);
    },

    /** The claims of a token of ours that has not expired; 403 bad_jwt otherwise. */
    async verify(token: string, at: Date) {
      try {
        const options = { algorithms: [ALGORITHM], currentDate: at };
        return (await jwtVerify(token, publicKey, options)).payload;
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
        throw new AuthError(403, "bad_jwt", message);
      }
    },
  };
}

async function storedJwk(database: AccountStore, now: Date): Promise<JWK> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const fresh = await exportJWK(pair.privateKey);
  fresh.kid = await calculateJwkThumbprint(fresh);
  return database.transaction(async (query) => {
    const [stored] = await query<{ private_jwk: JWK }>("select private_jwk from signing_keys");
    if (stored) return stored.private_jwk;
    await query(
      "insert into signing_keys (id, private_jwk, created_at) values ($1, $2::text::jsonb, $3)",
      [fresh.kid!, JSON.stringify(fresh), now.toISOString()],
    );
    return fresh;
  });
}
