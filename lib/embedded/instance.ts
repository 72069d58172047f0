import { resolve } from "node:path";
import { AuthError, errorResponse } from "@/lib/embedded/auth-error";
import { createAuthServer } from "@/lib/embedded/auth-server";
import type { Mail } from "@/lib/embedded/mails";
import { openDatabase } from "@/lib/embedded/pglite";
import { SITE_URL, SUPABASE_URL } from "@/lib/public-env";

/** A directory that could not be opened is tried again after this long: the server that held it may have ended. */
const RETRY_AFTER_MS = 5_000;

type Answer = (request: Request) => Promise<Response>;

/** Route handlers and instrumentation are bundled apart, but share the process, and so must share the database. */
const shared = globalThis as typeof globalThis & { chardAuthServer?: Promise<Answer> | undefined };

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

function deliver({ recipient, kind, link, code }: Mail) {
  const purpose = kind === "signup" ? "confirm the address" : "set a new password";
  say(`Mail to ${recipient}, to ${purpose}: ${link} (or the code ${code})`);
}

async function open(): Promise<Answer> {
  const directory = resolve(/* turbopackIgnore: true */ process.env.CHARD_DATA_DIR || ".data");
  const { database } = await openDatabase(directory);
  say(`Accounts are embedded, stored in ${directory}`);
  return createAuthServer({
    database,
    siteUrl: SITE_URL,
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

/** Opens the database now, at server start, instead of on the first visitor's click. */
export function startEmbeddedAuth() {
  if (isOn()) void authServer().catch(() => undefined);
  else if (!SUPABASE_URL) {
    console.warn(
      "Accounts are off: start the site with npm start, or set NEXT_PUBLIC_SUPABASE_URL.",
    );
  }
}

/** Answers a request to `/auth/v1/*`: 404 unless embedded accounts are on, 503 while their database cannot be opened. */
export async function answerEmbeddedAuth(request: Request) {
  if (!isOn()) {
    return errorResponse(new AuthError(404, "not_found", "Accounts are kept elsewhere"), request);
  }
  let answer: Answer;
  try {
    answer = await authServer();
  } catch {
    const message = "Accounts are not available right now. Please try again later.";
    return errorResponse(new AuthError(503, "unexpected_failure", message), request);
  }
  return answer(request);
}

/** How this server's own code asks for accounts: in process when they are embedded, else not its business. */
export function embeddedFetch(): typeof fetch | undefined {
  if (!isOn()) return undefined;
  return (input, init) => answerEmbeddedAuth(new Request(input, init));
}
