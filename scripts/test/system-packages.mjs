import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, say } from "../run/process.mjs";

/** The path of a command, if this machine has it. */
export function onPath(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

/** Installs packages of Debian where this process may; a service among them is not started. */
export async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return;
  say(`Installing Debian's ${names.join(", ")}: not found here.`);
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["-q", "update"], quiet);
  await run("apt-get", ["-q", "install", "-y", "--no-install-recommends", ...names], quiet);
}
