import { parseArgs } from "node:util";
import type { BoundingBox, ImportScope } from "@/lib/import/scope";

/** The command line cannot be read; the message says what is wrong with it. */
export class ImportArgumentsError extends Error {}

export type ImportArguments = {
  scope: ImportScope;
  dryRun: boolean;
  json: boolean;
  force: boolean;
  keepSamples: boolean;
  rejects: string | undefined;
};

const USAGE =
  'Name what to import: npm run import -- FILE, --area "Berlin", --box S,W,N,E or --world; with --dry-run, --json, --rejects FILE, --force, --keep-samples.';

function readBox(text: string): BoundingBox {
  const numbers = text.split(",").map(Number);
  const [south = NaN, west = NaN, north = NaN, east = NaN] = numbers;
  const isBox =
    numbers.length === 4 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    south < north &&
    west < east;
  if (isBox) return [south, west, north, east];
  throw new ImportArgumentsError(
    `--box should be south,west,north,east in degrees, such as 52.3,13.1,52.7,13.8; it is "${text}".`,
  );
}

/** A box south of the equator begins with a minus, which parseArgs takes for another option unless it is part of this one. */
function joinBox(parameters: readonly string[]) {
  const at = parameters.indexOf("--box");
  const value = parameters[at + 1];
  if (at < 0 || !value || !/^-[\d.]/.test(value)) return [...parameters];
  return [...parameters.slice(0, at), `--box=${value}`, ...parameters.slice(at + 2)];
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: joinBox(parameters),
      allowPositionals: true,
      options: {
        area: { type: "string" },
        box: { type: "string" },
        world: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        "keep-samples": { type: "boolean", default: false },
        rejects: { type: "string" },
      },
    });
  } catch (error) {
    throw new ImportArgumentsError(`${(error as Error).message} ${USAGE}`);
  }
}

/** @throws ImportArgumentsError */
export function readImportArguments(parameters: string[]): ImportArguments {
  const { values, positionals } = parse(parameters);
  const scopes: ImportScope[] = [
    ...positionals.map((name) => ({ kind: "file", name }) as const),
    ...(values.area ? [{ kind: "area", area: values.area } as const] : []),
    ...(values.box ? [{ kind: "box", box: readBox(values.box) } as const] : []),
    ...(values.world ? [{ kind: "world" } as const] : []),
  ];
  const [scope] = scopes;
  if (!scope || scopes.length > 1) throw new ImportArgumentsError(USAGE);
  return {
    scope,
    dryRun: values["dry-run"],
    json: values.json,
    force: values.force,
    keepSamples: values["keep-samples"],
    rejects: values.rejects,
  };
}
