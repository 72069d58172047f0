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

/** So long after a request a page counts as visited. */
export const VISITED_MS = 10 * 60_000;

/**
 * Has outdated pages of the build rendered again that are visited. A stale page is sent once more before the new one is ready: this request
 * gets it, and no visitor does. One change makes a hundred pages stale, since the home page has many addresses and languages; those that are
 * not visited expire, and are rendered when somebody asks for them.
 */
export function createPageRefresher(
  builtPaths: ReadonlySet<string>,
  requestPage: RequestPage,
  now: () => number = () => performance.now(),
) {
  const pending = new Map<string, number>();
  const visitedAt = new Map<string, number>();
  let requested: string | undefined;
  let isBusy = false;

  const isVisited = (path: string) => now() - (visitedAt.get(path) ?? -Infinity) < VISITED_MS;

  return {
    /** Call it for every request of a page. */
    visit(path: string) {
      if (builtPaths.has(path) && path !== requested) visitedAt.set(path, now());
    },

    /** Whether it is a page of the build that is not visited. */
    isUnvisited: (path: string) => builtPaths.has(path) && !isVisited(path),

    /** Call it repeatedly: each call repeats failed requests. */
    async refresh(stalePaths: readonly string[]) {
      for (const path of stalePaths) if (isVisited(path)) pending.set(path, 0);
      if (isBusy) return;
      isBusy = true;
      for (const [path, attempts] of [...pending]) {
        pending.delete(path);
        requested = path;
        await requestPage(path).catch(() => {
          if (attempts + 1 < MAX_ATTEMPTS) pending.set(path, attempts + 1);
        });
        requested = undefined;
      }
      isBusy = false;
    },
  };
}

export type PageRefresher = ReturnType<typeof createPageRefresher>;
