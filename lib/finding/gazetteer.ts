import "server-only";

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inTurns } from "@/lib/lists/in-slices";
import { openNameList } from "@/lib/gazetteer/name-list";
import { openPlaceTable, type PlaceColumns } from "@/lib/gazetteer/place-table";

/** How long other requests wait while the file is read. */
const TURN_MS = 10;

async function open() {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "public/gazetteer/names");
  const [names, places] = await Promise.all([
    readFile(join(folder, "names.txt")),
    readFile(join(folder, "places.json"), "utf8"),
  ]);
  return {
    names: await inTurns(openNameList(names), TURN_MS),
    table: openPlaceTable(JSON.parse(places) as PlaceColumns),
  };
}

/** Routes and pages are bundled apart, but share the process: the gazetteer is in memory once. */
const shared = globalThis as typeof globalThis & {
  chardGazetteer?: ReturnType<typeof open> | undefined;
};

/** Every name of every place of GeoNames, read with the first search. Rejects where the files are not there. */
export function readGazetteer() {
  if (!shared.chardGazetteer) {
    const opening = open();
    shared.chardGazetteer = opening;
    opening.catch(() => (shared.chardGazetteer = undefined));
  }
  return shared.chardGazetteer;
}
