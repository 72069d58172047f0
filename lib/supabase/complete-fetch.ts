import { meaningOf, type Meaning } from "@/lib/supabase/service-response";

/** Sessions and key sets have a few kilobytes; the unused picture of a second factor's key has up to 900. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** A response whose body has arrived, and what it means. */
export type ServiceResponse = { response: Response; meaning: Meaning };

/**
 * `send`, which settles only when head and body have arrived, or when `signal` is aborted: then it rejects, even if `send` ignores
 * the signal. It rejects for a body of unreasonable size, too.
 */
export async function completeFetch(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<ServiceResponse> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => undefined);

  const head = await Promise.race([send(input, { ...init, signal }), aborted]);
  const text = await readBody(head, aborted);
  const response = new Response(head.status === 204 ? null : text, {
    status: head.status,
    statusText: head.statusText,
    headers: head.headers,
  });
  return { response, meaning: meaningOf(head.status, parsed(text)) };
}

async function readBody({ body }: Response, aborted: Promise<never>) {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) return text + decoder.decode();
      bytes += value.length;
      if (bytes > MAX_BODY_BYTES) throw new RangeError("The body is too large.");
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
