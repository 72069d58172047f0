import { join } from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER, PHASE_TEST } from "next/constants";
import { EnvironmentError, readEnvironment } from "@/lib/env";
import { changedValues, readStamp, writeStamp } from "@/scripts/build-stamp.mjs";

const BUILD_FOLDER = ".next";

/** What keeps this process from serving or building the site, as one sentence. */
function findFault(phase: string) {
  try {
    readEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  if (phase !== PHASE_PRODUCTION_SERVER) return undefined;
  const stamp = readStamp(join(process.cwd(), BUILD_FOLDER));
  const [changed] = stamp ? changedValues(stamp, process.env) : [];
  return changed && `The build was made with another ${changed}: build again, or run npm start.`;
}

const config: NextConfig = {
  distDir: BUILD_FOLDER,
  poweredByHeader: false,
  reactStrictMode: true,
  // It finds its WebAssembly beside its own files.
  serverExternalPackages: ["@electric-sql/pglite"],
  images: { formats: ["image/avif", "image/webp"] },
  compiler: {
    runAfterProductionCompile: async ({ projectDir, distDir }) =>
      writeStamp(projectDir, distDir, process.env),
  },
};

/** Every way to build or serve the site passes here, so this is where a wrong setting stops it. */
export default function configure(phase: string) {
  const fault = phase === PHASE_TEST ? undefined : findFault(phase);
  if (fault) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
  return config;
}
