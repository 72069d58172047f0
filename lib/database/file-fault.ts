import { normalize } from "node:path";

/** A file or folder that a command or a setting names cannot be read or written; the message names it and says why. */
export class FileFault extends Error {}

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: "this user has no permission",
  EPERM: "this user has no permission",
  EROFS: "it is on a read-only file system",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is a file and no folder",
  EEXIST: "there is a file of that name",
  ENAMETOOLONG: "its name is too long",
  EBUSY: "another program uses it",
};

type Use = "read" | "written";

/** The file of an error of Node.js: another one where the error names it, such as a photo that is copied into the named file. */
function fileOf({ path, dest }: NodeJS.ErrnoException & { dest?: string }, named: string) {
  const isOther = path && !dest && !normalize(path).startsWith(normalize(named));
  return isOther ? { file: path, isOther } : { file: named, isOther: false };
}

/** What is wrong with a file, as one sentence; undefined for errors of other kinds. */
export function explainFileError(error: unknown, use: Use, named: string) {
  const { code = "", syscall } = Object(error) as NodeJS.ErrnoException;
  if (!syscall || syscall === "connect") return undefined;
  const { file, isOther } = fileOf(error as NodeJS.ErrnoException, named);
  const verb = isOther ? "used" : use;
  const missing = verb === "written" ? "its folder does not exist" : "it does not exist";
  const cause = code === "ENOENT" ? missing : CAUSES[code];
  return cause && `${file} cannot be ${verb}: ${cause} (${code}).`;
}

/**
 * Does work with a file or folder that was named.
 * @throws FileFault where it cannot be used; what else is thrown stays as it is.
 */
export async function withFile<T>(use: Use, named: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = explainFileError(error, use, named);
    throw sentence ? new FileFault(sentence) : error;
  }
}
