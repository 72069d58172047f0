import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export const KEY = "chard-key";

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

/** A store that speaks as much of S3 as backups need, for one key; objects by "/bucket/name". */
export async function bucketServer() {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Buffer[]>();

  async function respond(
    request: IncomingMessage,
  ): Promise<[status: number, body: string | Buffer]> {
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://store");
    const path = decodeURIComponent(pathname);
    const body = await buffer(request);
    if (!request.headers.authorization?.includes(`Credential=${KEY}/`))
      return [403, xml("<Error><Code>InvalidAccessKeyId</Code></Error>")];
    if (query.has("list-type")) {
      const prefix = query.get("prefix") ?? "";
      const start = `${path.replace(/\/$/, "")}/`;
      const contents = [...objects]
        .filter(([name]) => name.startsWith(start + prefix))
        .map(
          ([name, bytes]) =>
            `<Contents><Key>${name.slice(start.length)}</Key><LastModified>2026-11-26T00:00:00.000Z</LastModified><ETag>"a"</ETag><Size>${bytes.length}</Size></Contents>`,
        );
      return [
        200,
        xml(
          `<ListBucketResult><KeyCount>${contents.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`,
        ),
      ];
    }
    if (request.method === "POST" && query.has("uploads")) {
      parts.set(path, []);
      return [
        200,
        xml(
          `<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>`,
        ),
      ];
    }
    if (request.method === "PUT" && query.has("partNumber")) {
      parts.get(path)![Number(query.get("partNumber")) - 1] = body;
      return [200, ""];
    }
    if (request.method === "POST" && query.has("uploadId")) {
      objects.set(path, Buffer.concat(parts.get(path)!));
      return [
        200,
        xml(`<CompleteMultipartUploadResult><ETag>"a"</ETag></CompleteMultipartUploadResult>`),
      ];
    }
    if (request.method === "PUT") objects.set(path, body);
    if (request.method === "DELETE") return [objects.delete(path) ? 204 : 404, ""];
    const found = objects.get(path);
    return found
      ? [200, request.method === "GET" ? found : ""]
      : [404, xml("<Error><Code>NoSuchKey</Code></Error>")];
  }

  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) =>
      response.writeHead(status, { etag: '"a"' }).end(body),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { objects, endpoint: `http://127.0.0.1:${port}`, close };
}
