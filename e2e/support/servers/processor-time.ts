import { readdirSync, readFileSync } from "node:fs";
import { test as base } from "@playwright/test";

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

type Process = { id: number; parent: number; ticks: number };

/** A process with the time of its ended children; undefined where it ended meanwhile. */
function readProcess(id: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name of the program, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { id: Number(id), parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}

/** The processor seconds of this process and all below it: the worker, its browsers and the servers that it started. */
function processorSeconds() {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => readProcess(id) ?? []);
  const ticksBelow = (root: number): number =>
    processes
      .filter(({ parent }) => parent === root)
      .reduce((sum, child) => sum + ticksBelow(child.id), 0) +
    (processes.find(({ id }) => id === root)?.ticks ?? 0);
  return ticksBelow(process.pid) / TICKS;
}

let counted = 0;

/**
 * Playwright's `test`, which notes in the report what a test took since the one before it, so that starting the worker and its servers
 * counts for the first test that needed them. The site's main server, which the workers share, is not part of it.
 */
export const test = base.extend<{ processorTime: undefined }>({
  processorTime: [
    async ({}, provide, testInfo) => {
      await provide(undefined);
      if (process.platform !== "linux") return;
      const now = processorSeconds();
      const seconds = Math.max(0, now - counted).toFixed(2);
      testInfo.annotations.push({ type: "processor seconds", description: seconds });
      counted = now;
    },
    { auto: true },
  ],
});
