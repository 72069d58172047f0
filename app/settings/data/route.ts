import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { zipAccount } from "@/lib/account/archive";
import type { SavedTexts } from "@/lib/account/saved";
import { secondStepPath, signInPath } from "@/lib/auth/sign-in-path";
import { mayWrite } from "@/lib/clients/write-limits";
import { hasDatabase } from "@/lib/database/has-database";
import { getAccountData } from "@/lib/account/queries";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import { ROUTES } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

const UNCACHED = { "Cache-Control": "private, no-store" };

/** Another site could lead a visitor here again and again, until no download is left. */
function isFromElsewhere({ headers: sent }: Request) {
  const fetchSite = sent.get("sec-fetch-site");
  return fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none";
}

/** "Download my data" (P14.60); the query says in which language the settings are that lead here. */
export async function GET(request: Request) {
  if (!hasDatabase()) notFound();
  const language = returnLanguage(new URL(request.url).searchParams.get("language"));
  const settings = pathIn(language, ROUTES.settings);
  if (isFromElsewhere(request)) redirect(settings);
  const user = await getCurrentUser();
  if (!user) redirect(signInPath(settings));
  if (user.secondFactor === "unused") redirect(secondStepPath(settings));
  if (!mayWrite("download", await headers(), user.sub))
    return new Response(textsIn<SavedTexts>(language, "account-saved")("fault.downloads"), {
      status: 429,
      headers: { ...UNCACHED, "Content-Type": "text/plain; charset=utf-8" },
    });
  const { sub: id, email, fullName } = user;
  const { data, photos } = await getAccountData(user);
  const archive = zipAccount({ account: { id, email, fullName }, ...data }, photos);
  return new Response(archive, {
    headers: {
      ...UNCACHED,
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="chard-data.zip"',
    },
  });
}
