import type { RequestStep } from "@/lib/next-internals/on-request";

/** The same URL, with every "%" escaped if its path is not percent-encoded UTF-8 (RFC 3986 §2.1). */
export function decodableUrl(url: string) {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(end);
  }
}

/** Next 16.4 returns 400 or 500 for a path that cannot be decoded; taken literally, it is a path that no page has. */
export const acceptUndecodablePath: RequestStep = ({ request }) => {
  request.url &&= decodableUrl(request.url);
};
