import type { z } from "zod";
import { AuthError } from "@/lib/embedded/auth-error";

/** Far above any real request of the site's own forms. */
const MAX_BODY_BYTES = 64 * 1024;
/** Deeper JSON would overflow the stack of the code that walks it next. */
const MAX_DEPTH = 16;

/** NUL and lone surrogates are legal in JSON, but Postgres can store neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * The JSON body of a request, checked against a schema. Errors: 413 over 64 KB, 400 bad_json for what is not JSON of that
 * shape, 400 validation_failed for text or nesting that cannot be stored.
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return check(parseJson(await readText(request)), schema);
}

/** The fields of a form that was posted, checked against a schema; errors as for JSON. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)));
  refuseUnstorable(fields);
  return check(fields, schema);
}

function check<Schema extends z.ZodType>(value: unknown, schema: Schema) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.join(".") || "the body";
  throw new AuthError(
    400,
    "bad_json",
    `Could not parse request body as JSON: ${at}: ${issue?.message}`,
  );
}

function parseJson(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
  refuseUnstorable(value);
  return value;
}

async function readText(request: Request) {
  const tooLarge = new AuthError(
    413,
    "request_entity_too_large",
    `Request body too large (max ${MAX_BODY_BYTES} bytes)`,
  );
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) throw tooLarge;
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Walks level by level, without recursion, so that depth costs no stack. */
function refuseUnstorable(root: unknown) {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      throw new AuthError(400, "validation_failed", "The request body is nested too deeply");
    }
    for (const value of level) {
      if (typeof value === "string") refuseText(value);
      else if (isObject(value)) Object.keys(value).forEach(refuseText);
    }
    level = level.filter(isObject).flatMap((value) => Object.values(value));
  }
}

function refuseText(text: string) {
  if (UNSTORABLE.test(text)) {
    throw new AuthError(400, "validation_failed", "The request body holds invalid characters");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
