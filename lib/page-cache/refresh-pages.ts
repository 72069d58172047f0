import { request } from "node:http";

/** The server does not listen yet when it starts: a page is requested again, so often. */
const MAX_ATTEMPTS = 10;

/** Requests a path; resolves when the response has been read, rejects when there is no server yet, or it has no database. */
export type RequestPage = (path: string) => Promise<void>;

/** The address that the server was told to listen on (scripts/run/serve.mjs); of every address, this machine's own. */
function listeningOn() {
  const host = process.env.CHARD_LISTENS_ON ?? "";
  return ["", "0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
}

/** Sends requests to the server of this process, under the site's own name: at another address there may be another server. */
export function requestFromThisServer(siteUrl: string): RequestPage {
  return (path) =>
    new Promise((resolve, reject) => {
      const headers = { host: new URL(siteUrl).host, "user-agent": "Chard" };
      request({ host: listeningOn(), port: process.env.PORT, path, headers }, (response) => {
        const isAvailable = response.statusCode !== 503;
        response.resume().on("end", () => (isAvailable ? resolve() : reject(new Error("503"))));
      })
        .on("error", reject)
        .end();
    });
}

/**
 * Has outdated pages of the build rendered again. A stale page is sent once more before the new one is ready: this request gets it,
 * and no visitor does. Call it repeatedly: each call repeats failed requests.
 */
export function createPageRefresher(builtPaths: ReadonlySet<string>, requestPage: RequestPage) {
  const pending = new Map<string, number>();
  let isBusy = false;

  return async function refreshPages(stalePaths: readonly string[]) {
    for (const path of stalePaths) if (builtPaths.has(path)) pending.set(path, 0);
    if (isBusy) return;
    isBusy = true;
    for (const [path, attempts] of [...pending]) {
      pending.delete(path);
      await requestPage(path).catch(() => {
        if (attempts + 1 < MAX_ATTEMPTS) pending.set(path, attempts + 1);
      });
    }
    isBusy = false;
  };
}

export type RefreshPages = ReturnType<typeof createPageRefresher>;
