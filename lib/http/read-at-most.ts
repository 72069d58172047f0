/**
 * The body of a request as a response that can be read in any way; undefined for a body of more than `maxBytes`, of which no more is
 * read.
 */
export async function readAtMost({ headers, body }: Request, maxBytes: number) {
  if (Number(headers.get("content-length")) > maxBytes) return undefined;
  const type = headers.get("content-type");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      // The rest of a longer body is not read.
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return new Response(new Blob(chunks), type ? { headers: { "Content-Type": type } } : undefined);
}
