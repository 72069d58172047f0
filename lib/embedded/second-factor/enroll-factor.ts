import { z } from "zod";
import { authenticate } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import {
  deleteExpiredFactors,
  deleteFactor,
  findFactor,
  insertFactor,
} from "@/lib/embedded/second-factor/factors";
import { readBody } from "@/lib/embedded/request-body";
import { hasSecondFactor } from "@/lib/embedded/sessions/sessions";
import { keyUri, newSecret, qrCode } from "@/lib/embedded/second-factor/totp";
import { lockUser, type User } from "@/lib/embedded/users";

/** As upstream's default. */
const MAX_FACTORS = 10;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const BODY = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
});

/** `POST /factors`: a new factor, which counts once a code of it was entered. Its secret is returned here and never again. */
export async function enrollFactor(context: AuthContext) {
  const { user, session } = await authenticate(context);
  context.limit("factor");
  const body = await readBody(context.request, BODY);
  if (body.factor_type !== "totp") {
    throw validationFailed("factor_type needs to be totp");
  }
  const friendlyName = body.friendly_name ?? "";
  const secret = newSecret();
  const id = await context.database.transaction(async (query) => {
    await deleteExpiredFactors(query, context.now());
    const current = await lockUser(query, user.id);
    checkNewFactor(current, friendlyName, hasSecondFactor(session));
    return insertFactor(query, { userId: user.id, friendlyName, secret }, context.now());
  });
  const uri = keyUri(secret, body.issuer || new URL(context.origin).host, user.email);
  return Response.json({
    id,
    type: "totp",
    friendly_name: friendlyName,
    totp: { qr_code: qrCode(uri), secret, uri },
  });
}

function checkNewFactor({ factors }: User, friendlyName: string, isAtLevel2: boolean) {
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw new AuthError(
      422,
      "mfa_factor_name_conflict",
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  if (factors.length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (!isAtLevel2 && factors.some(({ status }) => status === "verified")) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
}

/** The factor that a path below `/factors/` names; 404 where it is not the account's. */
export function factorIdOf({ url }: AuthContext) {
  const id = /\/factors\/([^/]+)/.exec(url.pathname)?.[1] ?? "";
  if (!UUID.test(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return id.toLowerCase();
}

export function factorNotFound() {
  return new AuthError(404, "mfa_factor_not_found", "Factor not found");
}

/** `DELETE /factors/{id}`: one that counts is removed by a session at level 2 alone. */
export async function unenrollFactor(context: AuthContext) {
  const { user, session } = await authenticate(context);
  context.limit("factor");
  const id = factorIdOf(context);
  await context.database.transaction(async (query) => {
    const factor = await findFactor(query, user.id, id);
    if (!factor) throw factorNotFound();
    if (factor.status === "verified" && !hasSecondFactor(session)) {
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await deleteFactor(query, id);
  });
  return Response.json({ id });
}
