import { onRequest } from "@/lib/server/answers";

/** The same address, with every "%" a letter of its own if the path is no percent-encoded UTF-8 (RFC 3986 §2.1). */
export function readableAddress(url: string) {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(end);
  }
}

/** Next fails at a path that cannot be decoded; taken literally, it is a path that no page has. */
export function mendMalformedAddresses() {
  onRequest(({ request }) => {
    request.url &&= readableAddress(request.url);
  });
}
