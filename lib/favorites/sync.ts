import { withinTimeout } from "@/lib/browser/within-timeout";
import { exchangeFavorites } from "@/lib/favorites/actions";
import { readAccountList, writeAccountList } from "@/lib/favorites/account-list";
import { applyChanges, changesSince, type Changes } from "@/lib/favorites/merge";
import { readOwnDetails } from "@/lib/favorites/account-details";
import { listSavedIds, saveIds } from "@/lib/favorites/saved";
import { MAX_FAVORITES, type FavoriteChanges } from "@/lib/favorites/schema";
import { isSlug } from "@/lib/restaurants/slug";

/** A page that is left drops its responses: callers must not wait without limit. */
const TIMEOUT_MS = 20_000;

/** What became of the changes; all but those that are "kept" stay on the device and are sent again. */
export type SyncOutcome = "kept" | "failed" | "limited" | "signed-out";

/** The changes in requests of a size that the site takes; at least one, which fetches the list. */
function* requests(account: string | undefined, { added, removed }: Changes) {
  const details = readOwnDetails();
  const known = details?.account === account ? details?.byId : undefined;
  const adds = added.filter(isSlug).map((id) => ({ id, ...known?.get(id) }));
  const removes = removed.filter(isSlug);
  for (let start = 0; start === 0 || start < Math.max(adds.length, removes.length);) {
    const end = start + MAX_FAVORITES;
    yield {
      ...(account !== undefined && { account }),
      added: adds.slice(start, end),
      removed: removes.slice(start, end),
    } satisfies FavoriteChanges;
    start = end;
  }
}

async function exchange(): Promise<SyncOutcome> {
  const known = readAccountList();
  const sent = listSavedIds();
  let synced;
  for (const request of requests(known?.account, changesSince(known?.ids ?? [], sent))) {
    synced = await withinTimeout(exchangeFavorites(request), TIMEOUT_MS);
    if ("refused" in synced) return synced.refused;
  }
  // Signed in or out meanwhile: this response is about a list that is not on this device any more.
  if (!synced || readAccountList()?.account !== known?.account) return "failed";
  const isSame = known === undefined || known.account === synced.account;
  const meanwhile = changesSince(sent, listSavedIds());
  // The list first: otherwise favorites that only the account has would look as if they were removed.
  saveIds(isSame ? applyChanges(synced.ids, meanwhile) : synced.ids);
  writeAccountList(synced);
  return "kept";
}

let running: Promise<SyncOutcome> | undefined;

/** Sends what changed on the device and takes over the account's list; one exchange after the other. Never rejects. */
export async function exchangeWithAccount(): Promise<SyncOutcome> {
  const before = running;
  const attempt = (async () => {
    await before;
    return exchange().catch(() => "failed" as const);
  })();
  running = attempt;
  return attempt;
}
