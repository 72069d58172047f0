import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { RequestStep } from "@/lib/next-internals/on-request";
import { enterRequestScope, type RequestScope } from "@/lib/supabase/request-scope";

const POLICY_HEADER = "content-security-policy";

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

type Chunk = string | Uint8Array;

function toBuffer(chunk: Chunk, encoding: unknown) {
  return typeof chunk === "string"
    ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
    : Buffer.from(chunk);
}

/** What is sent in place of a response: another status, and another page where the response is one. */
type Replacement = { status: number; headers: Record<string, string>; html: string };
/** The policy of the page at a path. */
type PolicyOf = (html: string, path: string) => string;
/** When a request came, as a moment of performance.now(), its headers, and what it needed of the auth service. */
type Begun = { begun: number; headers: IncomingHttpHeaders; scope: RequestScope };
/** What is sent in place of a response with a status. */
type Replace = (status: number, request: Begun) => Replacement | undefined;
/** The HTML that is sent in place of that of the page at a path, with a status: the same, or another. */
type Complete = (html: string, status: number, path: string) => string;

/** Changes headers before they are sent. */
type CorrectHead = (response: ServerResponse, status: number) => void;

type Options = {
  policyOf: PolicyOf;
  replace?: Replace;
  complete?: Complete;
  correctHead?: CorrectHead;
};

/** Holds the response back, if it is a page without a policy, until all of it is there. */
function holdPageWithoutPolicy(
  { method, headers: sent, url = "/" }: IncomingMessage,
  response: ServerResponse,
  scope: RequestScope,
  { policyOf, replace, complete, correctHead }: Required<Options>,
) {
  const writeHead = response.writeHead.bind(response);
  const send = {
    head: (status: number) => {
      correctHead(response, status);
      return writeHead(status);
    },
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const request = { begun: performance.now(), headers: sent, scope };
  let chunks: Buffer[] | undefined;
  let replacement: Replacement | undefined;

  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((value) => typeof value === "object") as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) response.setHeader(name, value);
    replacement ??= replace(status, request);
    response.statusCode = replacement?.status ?? status;
    for (const [name, value] of Object.entries(replacement?.headers ?? {}))
      response.setHeader(name, value);
    const isPage = String(response.getHeader("content-type")).startsWith("text/html");
    const isComplete = !replacement && response.hasHeader(POLICY_HEADER);
    if (!isPage || method === "HEAD" || isComplete) return send.head(response.statusCode);
    chunks ??= [];
    return response;
  };

  /** Node would do this inside the methods that are replaced here. */
  const decide = () => {
    if (!response.headersSent && !chunks) response.writeHead(response.statusCode);
  };

  response.flushHeaders = () => {
    decide();
    if (!chunks) send.flushHeaders();
  };

  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    decide();
    if (!chunks) return (send.write as (...args: unknown[]) => boolean)(chunk, ...rest);
    chunks.push(toBuffer(chunk, rest[0]));
    const done = rest.at(-1);
    if (typeof done === "function") process.nextTick(done as () => void);
    return true;
  }) as typeof response.write;

  response.end = ((...args: unknown[]) => {
    const [chunk, encoding] = args;
    decide();
    if (!chunks) return (send.end as (...values: unknown[]) => ServerResponse)(...args);
    if (typeof chunk === "string" || chunk instanceof Uint8Array)
      chunks.push(toBuffer(chunk, encoding));
    const rendering = Buffer.concat(chunks);
    const decode = DECODERS[String(response.getHeader("content-encoding"))];
    const rendered = replacement?.html ?? (decode?.(rendering) ?? rendering).toString();
    const [path = "/"] = url.split("?");
    const html = complete(rendered, response.statusCode, path);
    const isOther = replacement !== undefined || html !== rendered;
    if (isOther)
      for (const name of ["content-encoding", "content-length", "etag"])
        response.removeHeader(name);
    const body = isOther ? Buffer.from(html) : rendering;
    response.setHeader(POLICY_HEADER, policyOf(html, path));
    send.head(response.statusCode);
    const done = args.find((value) => typeof value === "function");
    return done ? send.end(body, done as () => void) : send.end(body);
  }) as typeof response.end;
}

/**
 * The step that corrects the headers of every response, and gives pages a policy that do not pass through the cache, where they would
 * be finished (ADR-24): the page for an error on the server and the response to a form that is submitted without scripts. They are
 * rare, so they can wait until they are complete. Next 16.4 sends responses by these methods of Node's own object.
 */
export function completeResponses({
  policyOf,
  replace = () => undefined,
  complete = (html) => html,
  correctHead = () => undefined,
}: Options): RequestStep {
  const options = { policyOf, replace, complete, correctHead };
  return ({ request, response }) =>
    holdPageWithoutPolicy(request, response, enterRequestScope(), options);
}
