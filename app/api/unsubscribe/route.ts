import { readAtMost } from "@/lib/http/read-at-most";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
import { readUnsubscription, unsubscribe } from "@/lib/mail/notifications/unsubscribe";
import { ROUTES, unsubscribePageHref } from "@/lib/routes";

/** What a mail program posts for its one click (RFC 8058). */
const ONE_CLICK = "One-Click";

/** Its form has one field. */
const MAX_BODY_BYTES = 4 * 1024;

const queryOf = (request: Request) => new URL(request.url).searchParams;

const tokenOf = (request: Request) => queryOf(request).get("token") ?? "";

/** To a page in the language that the link names. */
function redirectTo(request: Request, page: string) {
  const location = pathIn(returnLanguage(queryOf(request).get("language")), page);
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
  return redirectTo(request, unsubscribePageHref(tokenOf(request)));
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
  return isOneClick ? respond(200, "Done") : redirectTo(request, ROUTES.unsubscribed);
}

/** People see a page that says what is wrong with the link, mail programs a status. */
function refuse(request: Request, token: string) {
  const isPerson = request.headers.get("accept")?.includes("text/html");
  return isPerson
    ? redirectTo(request, unsubscribePageHref(token))
    : respond(404, "This link is not one of ours");
}
