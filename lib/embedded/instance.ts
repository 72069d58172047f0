import { findMailLanguage } from "@/lib/database/accounts/addressees";
import { getStores } from "@/lib/database/client";
import { AuthError, errorResponse } from "@/lib/embedded/auth-error";
import { createAuthServer } from "@/lib/embedded/auth-server";
import type { Mail } from "@/lib/embedded/mails/mails";
import { mailLine, printsMails } from "@/lib/embedded/mails/print-mail";
import { sendMail } from "@/lib/mail/send-mail";
import {
  confirmationMail,
  emailChangeMail,
  recoveryMail,
} from "@/lib/mail/templates/account-mails";
import { SITE_URL, SUPABASE_URL } from "@/lib/public-env";
import { NON_PAGE_POLICY } from "@/lib/security/headers";
import { installEmbeddedFetch } from "@/lib/supabase/shared-auth-service";

/** A directory that could not be opened is tried again after this long: the server that held it may have ended. */
const RETRY_AFTER_MS = 5_000;

type AuthServer = (request: Request) => Promise<Response>;

/** Route handlers and instrumentation are bundled apart, but share the process, and so must share the server. */
const shared = globalThis as typeof globalThis & {
  chardAuthServer?: Promise<AuthServer> | undefined;
};

/**
 * Whether this process serves embedded accounts: no Supabase project is configured, and `npm start` bound the server to
 * this machine ("local") or its operator chose otherwise ("public"). An address cannot be forged, a Host header can.
 */
function isOn() {
  return !SUPABASE_URL && ["local", "public"].includes(process.env.CHARD_EMBEDDED_AUTH ?? "");
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

const WRITTEN = {
  signup: confirmationMail,
  recovery: recoveryMail,
  email_change: emailChangeMail,
};

async function send(mail: Mail) {
  const { userId, recipient: to, kind } = mail;
  const language = mail.language ?? (await findMailLanguage((await getStores()).database, userId));
  await sendMail({ to, ...WRITTEN[kind](mail)(language) });
}

/** Requests do not wait for the mail server: the response time would tell whether there is an account. */
function deliver(mail: Mail) {
  if (printsMails(process.env)) say(mailLine(mail));
  void send(mail).catch((error: unknown) => console.error(error));
}

async function open(): Promise<AuthServer> {
  const { accounts, location } = await getStores();
  say(`Accounts are embedded, stored in ${location}`);
  return createAuthServer({
    database: accounts,
    siteUrl: SITE_URL,
    isLocal: process.env.CHARD_EMBEDDED_AUTH === "local",
    confirmEmail: process.env.CHARD_EMBEDDED_CONFIRM === "1",
    now: () => new Date(),
    deliver,
  });
}

function authServer() {
  if (!shared.chardAuthServer) {
    const opening = open();
    shared.chardAuthServer = opening;
    opening.catch((error: unknown) => {
      console.error(`Accounts are not available. ${error instanceof Error ? error.message : ""}`);
      setTimeout(() => (shared.chardAuthServer = undefined), RETRY_AFTER_MS).unref();
    });
  }
  return shared.chardAuthServer;
}

/** Opens the database now, at server start, instead of on the first visitor's click; this server's own code calls it in this process. */
export function startEmbeddedAuth() {
  if (isOn()) {
    installEmbeddedFetch((input, init) => handleEmbeddedAuth(new Request(input, init)));
    void authServer().catch(() => undefined);
  } else if (!SUPABASE_URL) {
    console.warn(
      "Accounts are off: start the site with npm start, or set NEXT_PUBLIC_SUPABASE_URL.",
    );
  }
}

/** Whether embedded accounts are on and their database responds. */
export async function isEmbeddedAuthReady() {
  if (!isOn()) return false;
  const { accounts } = await getStores();
  await accounts.transaction((query) => query("select 1"));
  return true;
}

/** The route handler of `/auth/v1/*`. Its page has a policy of its own; everything else may load nothing. */
export async function routeEmbeddedAuth(request: Request) {
  const response = await handleEmbeddedAuth(request);
  const { headers } = response;
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", NON_PAGE_POLICY);
  }
  return response;
}

/** Responds to a request to `/auth/v1/*`: 404 unless embedded accounts are on, 503 while their database cannot be opened. */
async function handleEmbeddedAuth(request: Request) {
  if (!isOn()) {
    return errorResponse(new AuthError(404, "not_found", "Accounts are kept elsewhere"), request);
  }
  let respond: AuthServer;
  try {
    respond = await authServer();
  } catch {
    const message = "Accounts are not available right now. Please try again later.";
    return errorResponse(new AuthError(503, "unexpected_failure", message), request);
  }
  return respond(request);
}
