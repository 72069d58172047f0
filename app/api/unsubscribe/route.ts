import { readAtMost } from "@/lib/http/read-at-most";
import { readUnsubscription, unsubscribe } from "@/lib/mail/notifications/unsubscribe";
import { ROUTES, unsubscribePageHref } from "@/lib/routes";

/** What a mail program posts for its one click (RFC 8058). */
const ONE_CLICK = "One-Click";

/** Its form has one field. */
const MAX_BODY_BYTES = 4 * 1024;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

function redirectTo(location: string) {
  return new Response(null, { status: 303, headers: { Location: location } });
}

function respond(status: number, text: string) {
  return new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Opening a link changes nothing: mail scanners do that, too. */
export function GET(request: Request) {
  return redirectTo(unsubscribePageHref(tokenOf(request)));
}

/** The token is checked first: without one no body is read. */
export async function POST(request: Request) {
  const token = tokenOf(request);
  if (!(await readUnsubscription(token))) return refuse(request, token);
  const body = await readAtMost(request, MAX_BODY_BYTES);
  if (!body) return respond(413, "This form is too large");
  await unsubscribe(token);
  const data = await body.formData().catch(() => undefined);
  const isOneClick = data?.get("List-Unsubscribe") === ONE_CLICK;
  return isOneClick ? respond(200, "Done") : redirectTo(ROUTES.unsubscribed);
}

/** People see a page that says what is wrong with the link, mail programs a status. */
function refuse({ headers }: Request, token: string) {
  const isPerson = headers.get("accept")?.includes("text/html");
  return isPerson
    ? redirectTo(unsubscribePageHref(token))
    : respond(404, "This link is not one of ours");
}
