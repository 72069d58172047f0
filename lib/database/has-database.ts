import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { chooseDatabase, type DatabaseSettings } from "@/lib/database/mode";

/**
 * Whether what visitors save, write and send is kept (P14.17). Known when the server runs; a build is made for every mode, so its pages
 * are those of the mode "none" until the server has rendered them again.
 */
export function hasDatabase() {
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  return !isBuild && chooseDatabase(process.env as DatabaseSettings).mode !== "none";
}

/** Whether the database is on a server, which can fail while this process lives. */
export function isDatabaseRemote() {
  return hasDatabase() && chooseDatabase(process.env as DatabaseSettings).mode === "postgres";
}
