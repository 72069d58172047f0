import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import * as z from "zod/mini";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { isFromThisSite } from "@/lib/security/same-site";
import { addPhotosHref } from "@/lib/photos/visitors/hrefs";
import { receivePhotos, type PhotoTarget, type Received } from "@/lib/forms/receive-photos";
import type { Language } from "@/lib/languages/languages";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type doneWords from "@/lib/messages/en/done.json";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/photo.json";
import { suspensionText } from "@/lib/moderation/suspension";
import { refusalSentence } from "@/lib/photos/refusal";
import type { SentPhoto } from "@/lib/photos/visitors/send-photo";
import { failureSentence } from "@/lib/photos/visitors/upload-failures";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { getCurrentUser } from "@/lib/supabase/current-user";
import { restaurantHref } from "@/lib/routes";

const UNCACHED = { "Cache-Control": "private, no-store" };

const failuresIn = (language: Language) =>
  textsIn<keyof typeof failures>(language, "form-failures");

/** For the island that sends one file at a time, in the language of its page. */
function respond(received: Received, language: Language): SentPhoto {
  if ("suspended" in received)
    return { error: suspensionText(received.suspended, failuresIn(language)) };
  if ("failure" in received)
    return { error: failureSentence(failuresIn(language), received.failure) };
  const [reason] = received.refused;
  if (reason) {
    const t = textsIn<keyof typeof english>(language, "photo");
    return { error: refusalSentence(t, reason) };
  }
  if (!received.isWaiting) return {};
  const done = textsIn<keyof typeof doneWords>(language, "done");
  return { waits: { title: done("waiting"), description: done("waiting.text") } };
}

/** For a form without scripts: the page that says what became of it. */
function pageAfter({ restaurantId, dishId }: PhotoTarget, received: Received) {
  // There is no form for such a place: its page says what became of it.
  if ("failure" in received && ["unlisted", "closed"].includes(received.failure))
    return restaurantHref(restaurantId);
  const query = new URLSearchParams({ ...(dishId && { dish: dishId }) });
  // Until when and why is not for an address to say.
  if ("suspended" in received) query.set("failure", "suspended");
  else if ("failure" in received) query.set("failure", received.failure);
  else {
    query.set("added", String(received.added));
    if (received.isWaiting) query.set("waiting", "1");
    for (const reason of new Set(received.refused)) query.append("refused", reason);
  }
  return `${addPhotosHref(restaurantId)}?${query}` as const;
}

/** What the photos show, as the address of the form says it. */
function targetOf(request: Request, restaurantId: string): PhotoTarget {
  const { data: dishId } = z.uuid().safeParse(new URL(request.url).searchParams.get("dish"));
  return { restaurantId, ...(dishId && { dishId }) };
}

async function receive(request: Request, target: PhotoTarget) {
  try {
    const user = await getCurrentUser();
    if (!user) return "signed-out";
    const data = await request.formData();
    const files = data
      .getAll("photos")
      .filter((value): value is File => value instanceof File && value.size > 0);
    return await receivePhotos(target, files, user);
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) console.error(error);
    return { failure: "unavailable" } as const;
  }
}

/** Takes the photos of app/restaurants/[id]/photos/add: a form of files, from the page's island or from a browser without scripts. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/restaurants/[id]/photos/upload">,
) {
  if (!hasDatabase()) notFound();
  const { id } = await params;
  const language = returnLanguage(new URL(request.url).searchParams.get("language"));
  const sent = await headers();
  if (!isFromThisSite(sent)) return new Response(null, { status: 403, headers: UNCACHED });
  const isIsland = sent.get("accept") === "application/json";
  const target = targetOf(request, id);
  const received = await receive(request, target);
  if (received === "signed-out") {
    const page = addPhotosHref(id, target.dishId);
    if (!isIsland) redirect(signInPath(pathLeadingBack(language, page)));
    return Response.json(
      { error: failuresIn(language)("signed-out") },
      { status: 401, headers: UNCACHED },
    );
  }
  if (isIsland) return Response.json(respond(received, language), { headers: UNCACHED });
  return new Response(null, {
    status: 303,
    headers: { ...UNCACHED, Location: pathLeadingBack(language, pageAfter(target, received)) },
  });
}
