import { accessSync, constants, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@/lib/database/database";
import { explainFileError } from "@/lib/database/file-fault";
import { removeStaleBatches } from "@/lib/database/imports/apply-import";
import { ImportBusyError } from "@/lib/database/imports/import-lock";
import { noteRefusedImport } from "@/lib/database/imports/refused-imports";
import { ImportArgumentsError, type ImportArguments } from "@/lib/import/command/arguments";
import { ImportRefusedError } from "@/lib/import/command/checks";
import { openGeography } from "@/lib/import/geography";
import { queryOverpass } from "@/lib/import/extract/overpass";
import { createProgress, type Output } from "@/lib/import/command/progress";
import { ExtractError } from "@/lib/import/extract/extract-errors";
import { readExtractFile } from "@/lib/import/extract/read-extract";
import { openRejects } from "@/lib/import/command/rejects-file";
import { runImport } from "@/lib/import/run-import";
import { scopeName, type ImportScope } from "@/lib/import/scope";
import { formatSummary } from "@/lib/import/command/summary";

type Options = {
  database: Database;
  /** Overpass servers, tried in turn; none: the public ones. */
  servers: readonly string[];
  siteUrl: string;
  countries?: ReadonlySet<string> | undefined;
  stdout: Pick<Output, "write">;
  stderr: Output;
};

/** Whether an error's message alone is enough for the operator who typed the command. */
export function isImportFault(error: unknown): error is Error {
  return [ImportArgumentsError, ImportBusyError, ImportRefusedError, ExtractError].some(
    (type) => error instanceof type,
  );
}

/** @throws ImportArgumentsError where the file that is named is none, before anything is opened. */
export function assertFile(scope: ImportScope) {
  if (scope.kind !== "file") return;
  const { name } = scope;
  try {
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found) throw new ImportArgumentsError(`There is no file ${name}.`);
    if (!found.isFile()) throw new ImportArgumentsError(`${name} is not a file.`);
    accessSync(name, constants.R_OK);
  } catch (error) {
    const fault = explainFileError(error, "read", name);
    throw fault ? new ImportArgumentsError(fault) : error;
  }
}

/** The file that is imported; a server's response is kept as one in `folder`. */
async function extractFile(scope: ImportScope, folder: string, { servers, siteUrl }: Options) {
  if (scope.kind !== "file")
    return queryOverpass(scope, folder, { servers, userAgent: `Chard/1.0 (+${siteUrl})` });
  return scope.name;
}

/** Imports what the arguments name, and prints what changed. The caller holds the lock on imports. */
export async function importCommand(parameters: ImportArguments, options: Options) {
  const start = performance.now();
  const rejects = await openRejects(parameters.rejects);
  const folder = mkdtempSync(join(tmpdir(), "chard-import-"));
  const progress = createProgress(options.stderr);
  const { database } = options;
  try {
    if (!parameters.dryRun) await removeStaleBatches(database);
    const file = await extractFile(parameters.scope, folder, options);
    const summary = await runImport({
      database,
      extract: readExtractFile(file),
      scope: parameters.scope,
      geographyOf: openGeography,
      now: new Date(),
      dryRun: parameters.dryRun,
      force: parameters.force,
      keepSamples: parameters.keepSamples,
      countries: options.countries,
      onReject: rejects.add,
      onProgress: progress.show,
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    progress.end();
    const text = parameters.json
      ? JSON.stringify({ ...summary, seconds })
      : [
          ...formatSummary(summary, seconds),
          ...(parameters.dryRun ? ["Nothing was changed: --dry-run."] : []),
        ].join("\n");
    options.stdout.write(`${text}\n`);
  } catch (error) {
    if (error instanceof ExtractError && !parameters.dryRun)
      await noteRefusedImport(database, scopeName(parameters.scope), error.message);
    throw error;
  } finally {
    progress.end();
    rmSync(folder, { recursive: true, force: true });
    await rejects.close();
  }
}
