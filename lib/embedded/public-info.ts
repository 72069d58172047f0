import type { AuthContext } from "@/lib/embedded/auth-context";
import { SITE_NAME } from "@/lib/site";

const JWKS_MAX_AGE_SECONDS = 600;

/** `GET /settings`: only e-mail addresses and passwords, confirmed at once unless the settings require mails. */
export function settings({ confirmEmail }: AuthContext) {
  return Response.json({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: !confirmEmail,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });
}

/** `GET /health`. Only its own machine learns what a server is made of. */
export function health({ isLocal }: AuthContext) {
  return Response.json({
    ...(isLocal && { version: "embedded" }),
    name: `${SITE_NAME} accounts`,
    description: "The embedded subset of the Supabase Auth API",
  });
}

/** `GET /.well-known/jwks.json`: the public key, so that tokens can be checked without asking the server. */
export function jwks({ keys }: AuthContext) {
  const headers = { "Cache-Control": `public, max-age=${JWKS_MAX_AGE_SECONDS}` };
  return Response.json({ keys: [keys.publicJwk] }, { headers });
}
