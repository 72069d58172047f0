import { notFound, redirect } from "next/navigation";
import { requireUser } from "@/lib/account/queries";
import { getOwnClaim } from "@/lib/claims/queries";
import { hasDatabase } from "@/lib/database/has-database";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { getRestaurant } from "@/lib/restaurants/queries";
import { claimHref } from "@/lib/routes";

/** A restaurant that can be claimed, and the visitor who requests `path` in a language; samples have no owner. */
export async function requireClaimant(id: string, path: string, language: Language) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant || restaurant.sample) notFound();
  const user = await requireUser(pathIn(language, path));
  return { restaurant, user, claim: await getOwnClaim(user, id) };
}

/** A restaurant of the visitor who requests `path` in a language; other visitors are redirected to the claim. */
export async function requireOwner(id: string, path: string, language: Language) {
  const { claim, ...owner } = await requireClaimant(id, path, language);
  if (claim?.status !== "accepted") redirect(pathIn(language, claimHref(id)));
  return owner;
}
