import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { ImportArgumentsError } from "@/lib/import/command/arguments";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  EACCES: "this user may not write there",
  EROFS: "it is on a read-only file system",
  EISDIR: "it is a folder",
};

/**
 * Writes rejected elements with their reasons, a line of JSON each; without a file it writes nothing.
 * @throws ImportArgumentsError where the file cannot be written, before anything is read.
 */
export async function openRejects(file: string | undefined) {
  if (file === undefined) return { add: () => undefined, close: async () => undefined };
  const output = createWriteStream(file);
  try {
    await once(output, "open");
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new ImportArgumentsError(
      `The rejects cannot be written to ${file}: ${REASONS[code] ?? message}.`,
    );
  }
  let failure: Error | undefined;
  output.on("error", (error) => (failure = error));
  return {
    add(reason: string, element: unknown) {
      output.write(`${JSON.stringify({ reason, element })}\n`);
    },
    async close() {
      await new Promise<void>((resolve) => output.end(() => resolve()));
      if (failure)
        throw new ImportArgumentsError(`Not all rejects are in ${file}: ${failure.message}.`);
    },
  };
}
