import { SITE_URL } from "@/lib/public-env";
import { embeddedExposure } from "@/lib/http/request-hosts";

/** Where lib/http/request-hosts.ts leads requests for hosts that are not this site's. */
export const dynamic = "force-dynamic";

const PUBLIC = `This server answers for ${SITE_URL} alone. NEXT_PUBLIC_SITE_URL says so; behind a reverse proxy, it must hand on the Host header.\n`;

const LOCAL =
  "This server keeps accounts and answers on this machine alone, by the names localhost and 127.0.0.1. " +
  "To serve others, set NEXT_PUBLIC_SITE_URL and CHARD_EMBEDDED_AUTH=public, or use a Supabase project.\n";

function respond() {
  const text = embeddedExposure() === "public" ? PUBLIC : LOCAL;
  return new Response(text, {
    status: 421,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export {
  respond as DELETE,
  respond as GET,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
