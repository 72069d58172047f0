import { isKeptByServer } from "@/lib/browser/database-mark";
import { readStored, writeStored } from "@/lib/browser/storage";
import { chooseLanguage, chosenLanguage } from "@/lib/languages/choice";
import { LANGUAGE_LIST } from "@/lib/languages/languages";

/** Session storage key of the account and the language that were last compared. */
export const ACCOUNT_LANGUAGE_STORAGE_KEY = "accountLanguage";

/**
 * With a session (P2.19): what was chosen on this device is kept in the account, and a device on which nothing was chosen takes over what
 * the account has. Nothing is sent while both are known to be in step.
 */
export async function compareLanguage(accountId: string) {
  const mark = () => `${accountId} ${chosenLanguage(document.cookie) ?? ""}`;
  const before = readStored("session", ACCOUNT_LANGUAGE_STORAGE_KEY);
  if (!isKeptByServer() || LANGUAGE_LIST.length === 1 || before === mark()) return;
  try {
    const { exchangeLanguage } = await import("@/lib/account/language/actions");
    const kept = await exchangeLanguage({
      language: chosenLanguage(document.cookie),
      isNew: before?.startsWith(`${accountId} `) ?? false,
    });
    const known = LANGUAGE_LIST.find((language) => language === kept);
    if (known && !chosenLanguage(document.cookie)) chooseLanguage(known);
    writeStored("session", ACCOUNT_LANGUAGE_STORAGE_KEY, mark());
  } catch {
    // The next page tries it again.
  }
}
