import { existsSync } from "node:fs";
import type { Database } from "@/lib/database/database";
import { ImportArgumentsError, type ImportArguments } from "@/lib/import/arguments";
import { ImportRefusedError } from "@/lib/import/checks";
import { openGeography } from "@/lib/import/geography";
import { queryOverpass } from "@/lib/import/overpass";
import { ExtractError, openRejects, readExtractFile } from "@/lib/import/read-extract";
import { runImport } from "@/lib/import/run-import";
import type { ImportScope } from "@/lib/import/scope";
import { formatSummary } from "@/lib/import/summary";

type Output = { write(text: string): unknown; isTTY?: boolean };

type Options = {
  database: Database;
  /** Overpass servers, tried in turn; none: the public ones. */
  servers: readonly string[];
  siteUrl: string;
  stdout: Output;
  stderr: Output;
};

/** Whether an error is one for whoever typed the command, with a message that says all. */
export function isImportFault(error: unknown): error is Error {
  return [ImportArgumentsError, ImportRefusedError, ExtractError].some(
    (type) => error instanceof type,
  );
}

function openExtract(scope: ImportScope, { servers, siteUrl }: Options) {
  if (scope.kind !== "file")
    return queryOverpass(scope, { servers, userAgent: `Chard/1.0 (+${siteUrl})` });
  if (!existsSync(scope.name)) throw new ImportArgumentsError(`There is no file ${scope.name}.`);
  return readExtractFile(scope.name);
}

/** One line that is written over on a terminal; a line each otherwise. */
function progress({ stderr }: Options) {
  return (elements: number) =>
    stderr.write(stderr.isTTY ? `\r${elements} elements read` : `${elements} elements read\n`);
}

/** Imports what the arguments name, and prints what changed. */
export async function importCommand(parameters: ImportArguments, options: Options) {
  const start = performance.now();
  const rejects = openRejects(parameters.rejects);
  try {
    const summary = await runImport({
      database: options.database,
      extract: await openExtract(parameters.scope, options),
      scope: parameters.scope,
      placeOf: openGeography,
      now: new Date(),
      dryRun: parameters.dryRun,
      force: parameters.force,
      keepSamples: parameters.keepSamples,
      onReject: rejects.add,
      onProgress: progress(options),
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    if (options.stderr.isTTY) options.stderr.write("\n");
    const text = parameters.json
      ? JSON.stringify({ ...summary, seconds })
      : [
          ...formatSummary(summary, seconds),
          ...(parameters.dryRun ? ["Nothing was changed: --dry-run."] : []),
        ].join("\n");
    options.stdout.write(`${text}\n`);
  } finally {
    await rejects.close();
  }
}
