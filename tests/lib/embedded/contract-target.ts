import { createClient, type SupabaseClientOptions } from "@supabase/supabase-js";
import { createAuthServer } from "@/lib/embedded/auth-server";
import { embeddedAccounts, type AccountStore } from "@/lib/database/connection/account-store";
import type { Mail } from "@/lib/embedded/mails/mails";
import { migratedPGlite } from "@/tests/lib/database/support/migrated-pglite";
import { HAS_PGLITE } from "@/tests/lib/database/support/open-test-database";
import { newPostgres } from "@/tests/lib/database/support/postgres-server";

/** One request on the wire and its response. */
export type Exchange = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
  status: number;
  json: Record<string, unknown>;
  responseHeaders: Headers;
};

/** A server that speaks the Supabase Auth API: the embedded one, or a real one (see contract.test.ts). */
export type Target = {
  url: string;
  anonKey: string;
  fetch: typeof fetch;
  /** Lets time go by: the embedded server's clock is set forward, a real one is waited for. */
  pass(seconds: number): Promise<void>;
  /** The newest mail to an e-mail address. */
  mailTo(recipient: string): Promise<{ link: URL; code: string }>;
  /** Opens the link in a mail, presses the button of its page if there is one, and says where that leads. */
  open(link: URL): Promise<URL>;
};

/** An empty database for accounts: PGlite in memory, or where that is not asked for, Postgres. */
export async function memoryDatabase() {
  if (!HAS_PGLITE) {
    const { accounts, close } = await newPostgres();
    return { database: accounts, close };
  }
  const pglite = await migratedPGlite();
  return { database: embeddedAccounts(pglite), close: () => pglite.close() };
}

export const EMBEDDED_ORIGIN = "http://localhost:3000";

/** The embedded server in this process, with a clock that stands still until it is told to pass. */
export async function embeddedTarget(
  database: AccountStore,
  { confirmEmail = false, isLocal = true, siteUrl = EMBEDDED_ORIGIN } = {},
) {
  let now = Date.now();
  const outbox: Mail[] = [];
  const respond = await createAuthServer({
    database,
    siteUrl,
    isLocal,
    confirmEmail,
    now: () => new Date(now),
    deliver: (mail) => outbox.unshift(mail),
  });
  const fetch: Target["fetch"] = (input, init) => respond(new Request(input, init));
  const target: Target = {
    url: EMBEDDED_ORIGIN,
    anonKey: "embedded",
    fetch,
    async pass(seconds) {
      now += seconds * 1000;
    },
    async mailTo(recipient) {
      const mail = outbox.find((candidate) => candidate.recipient === recipient);
      if (!mail) throw new Error(`No mail to ${recipient}`);
      return { link: new URL(mail.link), code: mail.code };
    },
    async open(link) {
      const page = await fetch(link);
      if (page.status === 303) return redirectOf(page);
      const inputs = (await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
      const fields = [...inputs].map(([, name, value]) => [name!, value!.replaceAll("&amp;", "&")]);
      const body = new URLSearchParams(fields);
      return redirectOf(
        await fetch(`${EMBEDDED_ORIGIN}/auth/v1/mail-link`, { method: "POST", body }),
      );
    },
  };
  return target;
}

/** A real server; its mails are read from the Mailpit that stands beside it, as in Supabase's local stack. */
export function realTarget(url: string, anonKey: string, mailpit: string): Target {
  return {
    url,
    anonKey,
    fetch,
    pass: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    async mailTo(recipient) {
      const query = new URLSearchParams({ query: `to:"${recipient}"`, limit: "1" });
      const found = await fetch(`${mailpit}/api/v1/search?${query}`);
      const { messages } = (await found.json()) as { messages: { ID: string }[] };
      const message = await fetch(`${mailpit}/api/v1/message/${messages[0]?.ID}`);
      const { Text } = (await message.json()) as { Text: string };
      return {
        link: new URL(/https?:\/\/\S+\/verify\?\S+/.exec(Text)![0]),
        code: /\b\d{6}\b/.exec(Text)?.[0] ?? "",
      };
    },
    open: async (link) => redirectOf(await fetch(link, { redirect: "manual" })),
  };
}

function redirectOf(response: Response) {
  if (response.status !== 303) throw new Error(`No redirect: ${response.status}`);
  return new URL(response.headers.get("location")!);
}

/** Realtime wants a WebSocket when the client is made; nothing here ever opens one. */
class NoWebSocket {}

/** A browser of its own: the real supabase-js with its own storage, and everything it sends and gets. */
export function newVisitor(target: Target) {
  const wire: Exchange[] = [];
  const stored = new Map<string, string>();
  const options = {
    auth: {
      flowType: "pkce",
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: recorded(target.fetch, wire) },
    realtime: { transport: NoWebSocket as never },
  } satisfies SupabaseClientOptions<"public">;
  const { auth } = createClient(target.url, target.anonKey, options);
  return { auth, wire };
}

function recorded(send: typeof fetch, wire: Exchange[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const response = await send(request);
    wire.push({
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: parsed(text),
      status: response.status,
      json: parsed(await response.clone().text()),
      responseHeaders: response.headers,
    });
    return response;
  };
}

function parsed(text: string) {
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

let count = 0;

/** A new address, also on a server that other runs have used. */
export function newAddress() {
  count += 1;
  return `visitor-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}
