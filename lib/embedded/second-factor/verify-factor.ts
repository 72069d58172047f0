import { z } from "zod";
import { authenticate, sessionJson, userNotFound } from "@/lib/embedded/sessions/access-tokens";
import type { AuthContext } from "@/lib/embedded/auth-context";
import { AuthError, validationFailed } from "@/lib/embedded/auth-error";
import { factorIdOf, factorNotFound } from "@/lib/embedded/second-factor/enroll-factor";
import {
  acceptStep,
  deleteChallenge,
  findFactor,
  hasChallenge,
  insertChallenge,
} from "@/lib/embedded/second-factor/factors";
import { readBody } from "@/lib/embedded/request-body";
import { raiseAssuranceLevel } from "@/lib/embedded/sessions/sessions";
import { stepOfCode } from "@/lib/embedded/second-factor/totp";
import { findUserById, lockUser } from "@/lib/embedded/users";
import {
  countWrongCode,
  forgetWrongCodes,
  refuseAfterWrongCodes,
} from "@/lib/embedded/second-factor/wrong-codes";

/** `POST /factors/{id}/challenge`: what the code of this factor is sent with. */
export async function challengeFactor(context: AuthContext) {
  const { user } = await authenticate(context);
  context.limit("factor");
  const factorId = factorIdOf(context);
  const challenge = await context.database.transaction(async (query) => {
    if (!(await findFactor(query, user.id, factorId))) throw factorNotFound();
    return insertChallenge(query, factorId, context.now());
  });
  return Response.json({ id: challenge.id, type: "totp", expires_at: challenge.expiresAt });
}

const BODY = z.object({ challenge_id: z.uuid().nullish(), code: z.string().nullish() });

/**
 * `POST /factors/{id}/verify`: raises the session to level 2 for a code that was not used before, which ends the account's sessions
 * at level 1. The first code of a factor makes it count.
 */
export async function verifyFactor(context: AuthContext) {
  const { user, session } = await authenticate(context);
  context.limit("factor");
  const factorId = factorIdOf(context);
  const { challenge_id: challengeId, code } = await readBody(context.request, BODY);
  if (!code) throw validationFailed("Code needs to be non-empty");
  const now = context.now();
  const grant = await context.database.transaction(async (query) => {
    // Codes of one account are tried one after the other, so that none counts twice and no try is left uncounted.
    const current = await lockUser(query, user.id);
    refuseAfterWrongCodes(current, now);
    const factor = await findFactor(query, user.id, factorId);
    if (!factor) throw factorNotFound();
    if (!challengeId || !(await hasChallenge(query, factorId, challengeId, now))) {
      throw new AuthError(
        422,
        "mfa_challenge_expired",
        "MFA challenge has expired, verify against another challenge or create a new challenge.",
      );
    }
    const step = stepOfCode(factor.secret, code, now);
    if (step === undefined || step <= factor.last_step) {
      await countWrongCode(query, current, now);
      return undefined;
    }
    await forgetWrongCodes(query, current);
    await deleteChallenge(query, challengeId);
    await acceptStep(query, factor, step, now);
    const changed = await findUserById(query, user.id);
    if (!changed) throw userNotFound();
    return raiseAssuranceLevel(query, session.id, changed, factorId, now);
  });
  // Thrown out here, so that the count is committed.
  if (!grant) {
    throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
  return Response.json(await sessionJson(grant, context));
}
