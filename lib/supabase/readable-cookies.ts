import { combineChunks, stringFromBase64URL } from "@supabase/ssr";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";

type Cookie = { name: string; value: string };

/** What @supabase/ssr puts before its encoded values. */
const ENCODED = "base64-";

/**
 * The cookies without those of Supabase's that were cut short or made up. @supabase/ssr takes them for absent anyway, but
 * with a stack trace in the log for each.
 */
export async function readableCookies(cookies: Cookie[]) {
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  const items = new Set(cookies.map(({ name }) => itemOf(name)));
  const broken = new Set<string>();
  for (const item of items) {
    if (!item.startsWith(AUTH_COOKIE)) continue;
    const value = await combineChunks(item, valueOf);
    if (value?.startsWith(ENCODED) && !holdsJson(value)) broken.add(item);
  }
  return cookies.filter(({ name }) => !broken.has(itemOf(name)));
}

/** A long value is cut into `name.0`, `name.1` and so on. */
function itemOf(name: string) {
  return name.replace(/\.\d+$/, "");
}

function holdsJson(value: string) {
  try {
    JSON.parse(stringFromBase64URL(value.slice(ENCODED.length)));
    return true;
  } catch {
    return false;
  }
}
