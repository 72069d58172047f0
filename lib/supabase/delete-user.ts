import "server-only";

import { SUPABASE_URL } from "@/lib/public-env";

const TIMEOUT_MS = 10_000;

/**
 * Deletes an account of the Supabase project, which requires the project's secret key. A missing account counts as deleted.
 * @throws Error
 */
export async function deleteServiceUser(userId: string) {
  const key = process.env.SUPABASE_SECRET_KEY;
  if (!key) throw new Error("SUPABASE_SECRET_KEY is needed to delete accounts of Supabase.");
  const response = await fetch(`${SUPABASE_URL}/auth/v1/admin/users/${userId}`, {
    method: "DELETE",
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok && response.status !== 404)
    throw new Error(`Supabase returned ${response.status} when an account was to be deleted.`);
}
