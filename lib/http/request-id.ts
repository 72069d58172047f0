import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { RequestStep } from "@/lib/next-internals/on-request";

const HEADER = "x-request-id";
const LOOKS = /^[\w-]{1,64}$/;

/** The number by which a request is found in the log. */
export function requestIdOf(headers: IncomingHttpHeaders) {
  const id = headers[HEADER];
  return typeof id === "string" && LOOKS.test(id) ? id : undefined;
}

/** Gives a request a number, unless the reverse proxy has: that one's log has it, too. */
export const numberRequest: RequestStep = ({ request: { headers } }) => {
  headers[HEADER] = requestIdOf(headers) ?? randomBytes(8).toString("hex");
};
