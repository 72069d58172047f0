import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
} from "jose";

/**
 * - `valid`: signed by the service, and not expired.
 * - `expired`: signed by the service.
 * - `forged`: certainly not signed by the service.
 * - `unknown`: only the service can check this token.
 */
export type TokenState = "valid" | "expired" | "forged" | "unknown";

/** The algorithms of a project's signing keys. The older shared secret (HS256) is known to the service alone. */
const ALGORITHMS = ["ES256", "RS256", "EdDSA"];

/** The clocks of this server and of the service may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 60;

type Options = {
  keySetUrl: URL;
  headers: Record<string, string>;
  fetchKeySet: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
};

/**
 * Checks access tokens by the project's public keys. The keys are fetched once and kept for ten minutes; a token that names an
 * unknown key has them fetched again, at most once in 30 seconds.
 */
export function accessTokenVerifier({ keySetUrl, headers, fetchKeySet, now }: Options) {
  let fetchedAt = 0;
  const keySet = createRemoteJWKSet(keySetUrl, {
    headers,
    async [customFetch](url, init) {
      const startedAt = now();
      const response = await fetchKeySet(url, init as RequestInit);
      if (response.ok) fetchedAt = startedAt;
      return response;
    },
  });

  /**
   * Keys are published before they sign. So a key set that was fetched after the token was issued shows whether the token is forged.
   * An expired token's key may have been retired since.
   */
  function stateWithoutKey(token: string): TokenState {
    const { iat = 0, exp = 0 } = decodeJwt(token);
    if (exp * 1000 <= now()) return "unknown";
    return (iat + CLOCK_TOLERANCE_SECONDS) * 1000 < fetchedAt ? "forged" : "unknown";
  }

  function stateAfter(error: unknown, token: string): TokenState {
    if (error instanceof errors.JWTExpired) return "expired";
    if (error instanceof errors.JWKSNoMatchingKey) return stateWithoutKey(token);
    if (error instanceof errors.JOSEAlgNotAllowed)
      return hasSharedSecret(token) ? "unknown" : "forged";
    return FORGED.some((type) => error instanceof type) ? "forged" : "unknown";
  }

  return async function verify(token: string): Promise<TokenState> {
    try {
      await jwtVerify(token, keySet, { algorithms: ALGORITHMS, currentDate: new Date(now()) });
      return "valid";
    } catch (error) {
      try {
        return stateAfter(error, token);
      } catch {
        return "forged"; // Not even its payload can be read.
      }
    }
  };
}

const FORGED = [
  errors.JWSSignatureVerificationFailed,
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
];

function hasSharedSecret(token: string) {
  return decodeProtectedHeader(token).alg?.startsWith("HS");
}
