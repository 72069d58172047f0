import "server-only";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/lists/export.json";

/** What a member is told who downloads too much; undefined while there is no reason to. */
export async function refuseDownload(user: { sub: string }, language: Language) {
  if (mayWrite("list", await headers(), user.sub)) return undefined;
  const t = textsIn<keyof typeof english>(language, "list-export");
  return new Response(t("limited"), {
    status: 429,
    headers: { "Cache-Control": "private, no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
