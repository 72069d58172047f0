import { readFileSync } from "node:fs";

/** The addresses fetched so far. */
type Fetched = string[];

/** Serves the gazetteer's files from public/, as the site does; everything else is missing. */
export function fakeGazetteer(): Fetched {
  const fetched: Fetched = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const path = String(input);
    fetched.push(path);
    if (!path.startsWith("/gazetteer/")) return { ok: false, status: 404 } as Response;
    const json = () => Promise.resolve(JSON.parse(readFileSync(`public${path}`, "utf8")));
    return { ok: true, status: 200, json } as Response;
  });
  return fetched;
}

/** A site whose gazetteer files are missing, or that cannot be reached. */
export function fakeMissingGazetteer(how: "missing" | "offline" | "not JSON") {
  const fake = jest.fn(async () => {
    if (how === "offline") throw new TypeError("Failed to fetch");
    const answer: Partial<Response> = {
      ok: how === "not JSON",
      status: how === "missing" ? 404 : 200,
      json: () => Promise.reject(new SyntaxError("Unexpected token '<'")),
    };
    return answer as Response;
  });
  globalThis.fetch = fake;
  return fake;
}
