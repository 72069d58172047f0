import { join } from "node:path";
import { ROOT, Stop } from "./run.mjs";

/**
 * The variables of this process and of the .env files, read as Next reads them, and the same ones validated by lib/env.ts.
 * For after the installation: both readers are packages. This process's own environment stays as it was.
 */
export async function loadEnvironment({ development }) {
  const { default: nextEnv } = await import("@next/env");
  const { createJiti } = await import("jiti");
  const own = { ...process.env };
  const silent = { info() {}, error: console.error };
  nextEnv.loadEnvConfig(ROOT, development, silent);
  const variables = { ...process.env };
  nextEnv.resetEnv();
  process.env = own;

  const jiti = createJiti(import.meta.url, { alias: { "@": ROOT } });
  const { readEnvironment, EnvironmentError } = await jiti.import(join(ROOT, "lib/env.ts"));
  try {
    return { variables, settings: readEnvironment(variables) };
  } catch (error) {
    throw error instanceof EnvironmentError ? new Stop(error.message) : error;
  }
}
