import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoredVenue, Venue } from "@/lib/import/venue";

/** What is written at once. */
const BUFFER_BYTES = 1024 * 1024;

/** How much an element says: the one that says most speaks for a venue. */
function completeness({ facts }: Venue) {
  return Object.values(facts).filter((value) => !Array.isArray(value) || value.length > 0).length;
}

/**
 * Keeps the venues of an extract in a temporary file, and in memory the fields that show whether two are the same: a quarter
 * of a million venues take a tenth of the memory then.
 */
export function createVenueStore() {
  const folder = mkdtempSync(join(tmpdir(), "chard-venues-"));
  const file = openSync(join(folder, "venues.jsonl"), "w+");
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let written = 0;

  function flush() {
    if (pendingBytes === 0) return;
    writeSync(file, Buffer.concat(pending), 0, pendingBytes, written);
    written += pendingBytes;
    pending = [];
    pendingBytes = 0;
  }

  return {
    add(venue: Venue): StoredVenue {
      const bytes = Buffer.from(JSON.stringify(venue));
      const { ref, place, continent, facts } = venue;
      const { name, latinName, lat, lng, phone, website, address, country } = facts;
      const start = written + pendingBytes;
      pending.push(bytes);
      pendingBytes += bytes.length;
      if (pendingBytes >= BUFFER_BYTES) flush();
      return {
        ref,
        place,
        continent,
        factCount: completeness(venue),
        facts: { name, latinName, lat, lng, phone, website, address, country },
        start,
        length: bytes.length,
      };
    },

    /** All of a venue. */
    read({ start, length }: StoredVenue) {
      flush();
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, start);
      return JSON.parse(bytes.toString("utf8")) as Venue;
    },

    remove() {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type VenueStore = ReturnType<typeof createVenueStore>;
