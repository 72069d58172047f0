import { access, constants, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { load } from "./load.mjs";
import { Stop } from "./process.mjs";

/**
 * Ends the start where accounts, records and photos are to be kept in a folder that this user cannot write into: every page would
 * say that they are unavailable, and only the log why.
 */
export async function requireDataDirectory(settings) {
  if (settings.NEXT_PUBLIC_SUPABASE_URL) return;
  const { FileFault, withFile } = await load("lib/database/file-fault.ts");
  const directory = resolve(settings.CHARD_DATA_DIR ?? ".data");
  try {
    await withFile("written", directory, async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new Stop(
      `${error.message} Accounts, records and photos are kept there; CHARD_DATA_DIR can name another folder.`,
    );
  }
}
