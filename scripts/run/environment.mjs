import { ROOT, Stop } from "./process.mjs";

/**
 * The variables of this process and of the .env files, read as Next reads them, and the same ones validated by lib/env.ts; the
 * start ends here, before a build, when one is wrong or two contradict each other.
 * For after the installation: both readers are packages. This process's own environment stays as it was.
 */
export async function loadEnvironment({ development }) {
  const { default: nextEnv } = await import("@next/env");
  const { load } = await import("./load.mjs");
  const own = { ...process.env };
  const silent = { info() {}, error: console.error };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(ROOT, development, silent);
  const variables = { ...process.env };
  nextEnv.resetEnv();
  process.env = own;

  const { findCutOffValue } = await load("lib/env/cut-off-values.ts");
  for (const { path, contents } of loadedEnvFiles) {
    const name = findCutOffValue(contents);
    if (name)
      throw new Stop(
        `The value of ${name} in ${path} ends at its #: put the whole value in quotation marks.`,
      );
  }
  const { findSettingsFault, readEnvironment } = await load("lib/env.ts");
  const { findDatabaseFault } = await load("lib/database/mode.ts");
  const fault = findSettingsFault(variables);
  if (fault) throw new Stop(fault);
  const settings = readEnvironment(variables);
  const contradiction = findDatabaseFault(settings);
  if (contradiction) throw new Stop(contradiction);
  return { variables, settings };
}
