import { join } from "node:path";
import { closeEmbeddedAuth, startEmbeddedAuth } from "@/lib/embedded/instance";
import { findSettingsFault } from "@/lib/env";
import { replaceForwardedFor } from "@/lib/server/forwarded-for";
import { mendMalformedAddresses } from "@/lib/server/malformed-address";
import { stopGracefully } from "@/lib/server/shutdown";
import { findBuildFault, readStamp } from "@/scripts/build-stamp.mjs";

/** The standalone copy never runs next.config.ts, which looks for these faults everywhere else. */
function findFault() {
  const fault = findSettingsFault(process.env);
  if (fault || process.env.NODE_ENV !== "production") return fault;
  const stamp = readStamp(join(/* turbopackIgnore: true */ process.cwd(), ".next"));
  // Hosts that pack the build in their own way leave the stamp behind.
  return stamp && findBuildFault(stamp, process.env);
}

/** What a server process does besides answering. */
export async function startParts() {
  const fault = findFault();
  if (fault) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
  if (process.env.CHARD_LOG === "json") {
    const { logAsJson } = await import("@/lib/server/json-log");
    logAsJson();
  }
  replaceForwardedFor();
  mendMalformedAddresses();
  stopGracefully(closeEmbeddedAuth);
  startEmbeddedAuth();
}
