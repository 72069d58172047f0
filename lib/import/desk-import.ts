import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getStores } from "@/lib/database/client";
import { unlockImport } from "@/lib/database/desk/imports";
import { readEnvironment } from "@/lib/env";

/** The import that the desk started last on this server. */
export type DeskImport = {
  scope: string;
  by: string;
  startedAt: Date;
  elements: number;
  isRunning: boolean;
  /** The command's message when it failed. */
  failure?: string;
};

/** Actions and pages are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardDeskImport?: DeskImport };

const LONGEST_FAILURE = 500;

const script = () => join(/* turbopackIgnore: true */ process.cwd(), "scripts/run/import.mjs");

/** Whether this server may ask an Overpass server: its operator has named one, or has it import every day. */
export function mayImport() {
  const { OVERPASS_URL, CHARD_IMPORT } = readEnvironment(process.env);
  return Boolean(OVERPASS_URL ?? CHARD_IMPORT) && existsSync(script());
}

/** The import that was started here last. */
export const readDeskImport = () => shared.chardDeskImport;

/** Runs the command in a process of its own, and keeps its output; the caller holds the lock and releases it at the end. */
export function startDeskImport(parameters: readonly string[], scope: string, by: string) {
  const state: DeskImport = { scope, by, startedAt: new Date(), elements: 0, isRunning: true };
  shared.chardDeskImport = state;
  const child = spawn(process.execPath, [script(), ...parameters], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    for (const [, count] of text.matchAll(/^(\d+) elements read$/gm))
      state.elements = Number(count);
    said = (
      said + text.replace(/^\d+ (?:elements read|restaurants compared|rows written)\n?/gm, "")
    ).slice(-LONGEST_FAILURE);
  });
  const end = async (failure: string | undefined) => {
    if (!state.isRunning) return;
    Object.assign(state, { isRunning: false, ...(failure && { failure }) });
    await unlockImport((await getStores()).database);
  };
  const finish = (failure?: string) =>
    void end(failure).catch((error: Error) =>
      console.error(`Import of the desk: ${error.message}`),
    );
  child.on("error", ({ message }) => finish(message));
  child.on("close", (code) => finish(code === 0 ? undefined : said.trim() || "It ended early."));
}
