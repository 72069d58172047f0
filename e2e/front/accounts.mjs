// Replaces a hosted Supabase project: the embedded auth server, on an origin of its own, as every instance's project.
import { createServer } from "node:http";
import { join } from "node:path";
import { load } from "../../scripts/run/load.mjs";
import { ROOT } from "../../scripts/run/process.mjs";

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "apikey, authorization, content-type, x-client-info, x-supabase-api-version",
};

let requests = 0;

async function toRequest(incoming, origin) {
  const { method, url } = incoming;
  // Everyone here comes from one machine; the limits per client are tested elsewhere.
  requests += 1;
  const headers = {
    ...incoming.headers,
    "x-forwarded-for": `198.18.${requests >> 8}.${requests & 255}`,
  };
  // A hosted project accepts requests of other sites; the embedded server only those of its own.
  delete headers.origin;
  delete headers["sec-fetch-site"];
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = ["GET", "HEAD"].includes(method) ? undefined : Buffer.concat(chunks);
  return new Request(new URL(url, origin), { method, headers, body });
}

async function send(response, outgoing) {
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Listens on `port`, with the accounts in `directory`; resolves to how to stop it. */
export async function startAccounts({ port, directory }) {
  const { createAuthServer } = await load("lib/embedded/auth-server.ts");
  const { openDataDirectory } = await load("lib/database/data-directory/data-directory.ts");
  const { accounts, database } = await openDataDirectory(
    directory,
    join(ROOT, "lib/database/migrations"),
  );
  const origin = `http://127.0.0.1:${port}`;
  const respond = await createAuthServer({
    database: accounts,
    siteUrl: origin,
    isLocal: true,
    confirmEmail: false,
    now: () => new Date(),
    deliver() {},
  });
  const server = createServer(async (incoming, outgoing) => {
    const response =
      incoming.method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await respond(await toRequest(incoming, origin));
    await send(response, outgoing);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  };
}
