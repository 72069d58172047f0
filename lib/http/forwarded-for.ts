import { clientAddress, FORWARDED_FOR } from "@/lib/clients/client-address";
import type { RequestStep } from "@/lib/next-internals/on-request";

/**
 * Replaces X-Forwarded-For of every request by the one IP address that can be trusted. Next would add the socket's peer
 * only where the header is missing, and so pass on a forged one.
 */
export function replaceForwardedFor(proxies: number): RequestStep {
  return ({ request: { headers, socket } }) => {
    const forwardedFor = [headers[FORWARDED_FOR] ?? ""].flat().join();
    headers[FORWARDED_FOR] = clientAddress(forwardedFor, socket?.remoteAddress, proxies);
  };
}
