import "server-only";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";

/** What a member is told who downloads too much; undefined while there is no reason to. */
export async function refuseDownload(user: { sub: string }) {
  if (mayWrite("list", await headers(), user.sub)) return undefined;
  return new Response("Too many downloads. Please try again later.", {
    status: 429,
    headers: { "Cache-Control": "private, no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
