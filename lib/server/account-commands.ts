import { writeFile } from "node:fs/promises";
import { zipAccount, type ArchivedPhoto } from "@/lib/account/archive";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import {
  deleteDueAccounts,
  DELETIONS_AT,
  requestDeletion,
} from "@/lib/database/accounts/account-deletions";
import {
  findAccount,
  listAccounts,
  logAccount,
  resetSecondFactor,
} from "@/lib/database/accounts/accounts";
import { CommandError, type CommandTarget } from "@/lib/database/commands/open";
import type { Database } from "@/lib/database/database";
import { withFile } from "@/lib/database/file-fault";
import { removePhoto } from "@/lib/photos/store";
import { photoFileName } from "@/lib/photo-name";
import type { PhotoStorage } from "@/lib/photos/storage";

const OPERATOR = { id: null, name: "npm run account" };

/** The settings that the command needs besides the database. */
type Site = { photos: PhotoStorage | undefined; hasAccountService: boolean };

async function accountOf(database: Database, address: string) {
  const account = await findAccount(database, address);
  if (account) return account;
  throw new CommandError(`There is no account with the address ${address}.`);
}

function readParameters(parameters: string[], names: readonly string[], command: string) {
  const isRight = parameters.length === names.length && parameters[0]?.includes("@");
  if (isRight) return parameters;
  throw new CommandError(`Name one account: npm run account -- ${command} ${names.join(" ")}`);
}

async function list({ database }: CommandTarget, parameters: string[]) {
  if (parameters.length > 0) throw new CommandError("List all accounts: npm run account -- list");
  const rows = await listAccounts(database);
  if (rows.length === 0) return ["There is no account."];
  return rows.map(({ email, since, name, role }) =>
    [email, `since ${new Date(since).toISOString().slice(0, 10)}`, name, role]
      .filter(Boolean)
      .join(", "),
  );
}

/** Deletes an account at once, with all its texts; where Supabase stores the account, the server deletes it there. */
async function remove({ database }: CommandTarget, parameters: string[], site: Site) {
  const [address = ""] = readParameters(parameters, ["ADDRESS"], "delete");
  const account = await accountOf(database, address);
  await logAccount(database, OPERATOR, account, "account.delete");
  // Its seven days are over.
  await requestDeletion(database, account.id, "delete", new Date(0));
  if (site.hasAccountService)
    return [`${account.email} is deleted when the server starts, or at ${DELETIONS_AT} UTC.`];
  await deleteDueAccounts(database, new Date(), {
    deleteFiles: async (unused) => {
      for (const photo of unused) if (site.photos) await removePhoto(site.photos, photo);
    },
  });
  return [`${account.email} is deleted, with everything that it wrote.`];
}

async function exportData({ database }: CommandTarget, parameters: string[], site: Site) {
  const [address = "", file = ""] = readParameters(parameters, ["ADDRESS", "FILE"], "export");
  const account = await accountOf(database, address);
  await logAccount(database, OPERATOR, account, "account.export");
  const data = await collectAccountData(database, account.id);
  const archived: ArchivedPhoto[] = [];
  for (const { hash, width } of (data.photos ?? []) as { hash: string; width: number }[]) {
    const name = photoFileName(hash, width, "webp");
    const bytes = await site.photos?.read(name);
    if (bytes) archived.push({ name, bytes });
  }
  await withFile("written", file, () =>
    writeFile(file, zipAccount({ account, ...data }, archived), { mode: 0o600 }),
  );
  return [`Everything about ${account.email} is in ${file}.`];
}

/** Every form and every page of the account checks that the session still exists; what other pages show of it lasts as long as its token. */
const SESSIONS_END =
  "Its devices can change nothing from now on, and are signed out within an hour.";

async function reset({ database }: CommandTarget, parameters: string[]) {
  const [address = ""] = readParameters(parameters, ["ADDRESS"], "reset-second-factor");
  const account = await accountOf(database, address);
  const count = await resetSecondFactor(database, OPERATOR, account);
  const found = count === 0 ? "had no second factor" : "has no second factor any more";
  return [`${account.email} ${found}. ${SESSIONS_END}`];
}

/** `npm run account -- list|delete ADDRESS|export ADDRESS FILE|reset-second-factor ADDRESS` (P14.114, P14.121). */
export function accountCommands(site: Site) {
  const bind = (command: typeof remove) => (target: CommandTarget, parameters: string[]) =>
    command(target, parameters, site);
  return { list, delete: bind(remove), export: bind(exportData), "reset-second-factor": reset };
}
