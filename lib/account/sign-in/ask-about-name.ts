import { isKeptByServer } from "@/lib/browser/database-mark";
import { withinTimeout } from "@/lib/browser/within-timeout";

/** Of the time that the form waits for everything. */
const TIMEOUT_MS = 3_000;

/** What is wrong with a name (P14.55); nothing where that cannot be asked: the site checks what is signed with it, too. */
export async function askAboutName(fullName: string) {
  // Without a database nothing is signed with it.
  if (!isKeptByServer()) return undefined;
  const ask = async () => (await import("@/lib/account/sign-in/actions")).findNameFault(fullName);
  return withinTimeout(ask(), TIMEOUT_MS).catch(() => undefined);
}
