import { request as httpRequest, type IncomingHttpHeaders } from "node:http";

export type ProxyResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** State in the reverse proxy's cache: MISS, HIT, EXPIRED, BYPASS; undefined where it has no cache. */
  cache: string | undefined;
};

export type AskOptions = {
  headers?: Record<string, string>;
  method?: string;
  /** The loopback address that the request comes from: each counts as a client of its own. */
  localAddress?: string | undefined;
};

/** A request whose path and headers go out as they are written here, which no browser and no fetch would do. */
export function ask(
  origin: string,
  path: string,
  { headers = {}, method = "GET", localAddress }: AskOptions = {},
): Promise<ProxyResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, localAddress };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          cache: response.headers["x-cache"] as string | undefined,
        }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}
