import { unsubscribe } from "@/lib/server/unsubscribe";
import { ROUTES, unsubscribePageHref } from "@/lib/routes";

/** What a mail program posts for its one click (RFC 8058). */
const ONE_CLICK = "One-Click";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

function redirectTo(location: string) {
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** Opening a link changes nothing: mail scanners do that, too. */
export function GET(request: Request) {
  return redirectTo(unsubscribePageHref(tokenOf(request)));
}

export async function POST(request: Request) {
  const token = tokenOf(request);
  const data = await request.formData().catch(() => undefined);
  const isOurs = await unsubscribe(token);
  if (data?.get("List-Unsubscribe") !== ONE_CLICK)
    return redirectTo(isOurs ? ROUTES.unsubscribed : unsubscribePageHref(token));
  return new Response(isOurs ? "Done" : "This link is not one of ours", {
    status: isOurs ? 200 : 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
