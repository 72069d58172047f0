import type { Database } from "@/lib/database/database";
import { createDryRunWriter, createImportWriter } from "@/lib/database/imports/apply-import";
import { readKnownRecords } from "@/lib/database/imports/known-records";
import { noteRefusedImport } from "@/lib/database/imports/refused-imports";
import { countryAt } from "@/lib/geography/country";
import { checkCountries, checkImport, ImportRefusedError } from "@/lib/import/command/checks";
import { correctedClosure } from "@/lib/import/corrections";
import type { GeographyOf } from "@/lib/import/geography";
import type { ShowProgress } from "@/lib/import/command/progress";
import { findTakeovers } from "@/lib/import/match/find-takeovers";
import { matchVenues } from "@/lib/import/match/match-venues";
import { createRejectList } from "@/lib/import/command/reject-list";
import { createVenueReader, elementHash, skipReason } from "@/lib/import/extract/read-venue";
import type { Extract } from "@/lib/import/extract/read-extract";
import { areaOf, createBounds, keptScope, scopeName, type ImportScope } from "@/lib/import/scope";
import { addSkip, emptySummary, type ImportSummary } from "@/lib/import/command/summary";
import type { StoredVenue, SkipReason } from "@/lib/import/venue";
import { createVenueStore, type VenueStore } from "@/lib/import/write/venue-store";
import { writeChanges } from "@/lib/import/write/write-changes";
import { elementRef, readElement, refOf, type OsmElement } from "@/lib/osm/element";

export type ImportOptions = {
  database: Database;
  extract: Extract;
  scope: ImportScope;
  geographyOf: () => GeographyOf;
  /** The instant of the import. */
  now: Date;
  dryRun: boolean;
  force: boolean;
  keepSamples: boolean;
  /** The codes of the countries that the site is about; undefined: all. */
  countries?: ReadonlySet<string> | undefined;
  onReject: (reason: SkipReason, element: unknown) => void;
  onProgress: ShowProgress;
};

const PROGRESS_EVERY = 100;

/** UTC midnight of an instant's day: hours are read in local time written as UTC. */
function midnight(now: Date) {
  return new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
}

function readTimestamp(text: string | undefined) {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The venues of an extract that are new or changed, and which elements it has. */
async function readVenues(
  options: ImportOptions,
  store: VenueStore,
  known: Awaited<ReturnType<typeof readKnownRecords>>,
) {
  const { extract, now, onProgress } = options;
  const rejects = createRejectList();
  const onReject: ImportOptions["onReject"] = (reason, element) => {
    rejects.add(reason, element);
    options.onReject(reason, element);
  };
  const today = midnight(now);
  const date = today.toISOString().slice(0, 10);
  const summary = emptySummary();
  const bounds = createBounds();
  const seen = new Set<string>();
  const closed = new Set<string>();
  const notVegan = new Set<string>();
  const venues: StoredVenue[] = [];
  const rescoped: string[] = [];
  // Everything is read again where several elements are one venue, so that each can fill the gaps of the others.
  const shared = sharedRestaurants(known.elements.values());
  let reader: ReturnType<typeof createVenueReader> | undefined;
  let count = 0;
  const readVenue = (element: OsmElement) =>
    (reader ??= createVenueReader({ geographyOf: options.geographyOf(), today })).readVenue(
      element,
    );

  for await (const value of extract.elements) {
    if (++count % PROGRESS_EVERY === 0) onProgress({ step: "read", count, share: extract.share() });
    const element = readElement(value);
    const reason = element ? skipReason(element, date) : "invalid";
    if (!element || reason) {
      const ref = element && elementRef(element);
      const isKnown = ref !== undefined && known.elements.has(ref);
      if (isKnown && reason === "not in the directory") notVegan.add(ref);
      if (isKnown && reason === "closed") closed.add(ref);
      else addSkip(summary, reason ?? "invalid");
      onReject(reason ?? "invalid", value);
      // What cannot be read says nothing: the restaurant stays as it is.
      const unreadable = element ? undefined : refOf(value);
      if (unreadable && known.elements.has(unreadable))
        seen.add(known.elements.get(unreadable)!.ref);
      continue;
    }
    if (options.countries && !options.countries.has(countryAt(element) ?? "")) {
      addSkip(summary, "other country");
      onReject("other country", value);
      continue;
    }
    const found = elementRef(element);
    if (seen.has(found)) continue;
    const before = known.elements.get(found);
    // One text for all that keep it.
    const ref = before?.ref ?? found;
    const id = before?.restaurantId ?? "";
    const closure = known.venues.get(id)?.closure ?? correctedClosure(known.corrections.get(id));
    const isUnchanged =
      before?.hash === elementHash(element) && before.missing === 0 && !closure && !shared.has(id);
    const venue = isUnchanged ? undefined : readVenue(element);
    if (venue?.isMisplaced) {
      addSkip(summary, "position");
      onReject("position", value);
      // A restaurant whose element was moved to an impossible place stays where it was.
      const isMoved = before?.lat !== element.lat || before.lng !== element.lng;
      if (before && isMoved) seen.add(ref);
      continue;
    }
    seen.add(ref);
    bounds.add(element);
    if (!venue) {
      summary.unchanged++;
      if (before && keptScope(options.scope, before.scope) !== before.scope) rescoped.push(ref);
    } else {
      const { isMisplaced: _, ...own } = venue;
      venues.push(store.add({ ...own, ref }));
    }
  }
  onProgress({ step: "read", count, share: 1 });
  summary.warnings = Object.fromEntries(reader?.warnings ?? []);
  return {
    summary,
    count,
    bounds: bounds.box,
    seen,
    closed,
    notVegan,
    venues,
    rescoped,
    rejects: rejects.kept,
  };
}

/** The restaurants that are made of several elements. */
function sharedRestaurants(elements: Iterable<{ restaurantId: string }>) {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const { restaurantId } of elements)
    if (once.has(restaurantId)) shared.add(restaurantId);
    else once.add(restaurantId);
  return shared;
}

/** Checks an extract; what is refused is kept for the desk, unless nothing was to be changed. */
async function checkOrRecordRefusal(
  { database, scope, dryRun }: ImportOptions,
  facts: Parameters<typeof checkImport>[0],
) {
  try {
    checkImport(facts);
  } catch (error) {
    if (error instanceof ImportRefusedError && !dryRun)
      await noteRefusedImport(database, scopeName(scope), error.message);
    throw error;
  }
}

/**
 * Brings the restaurants to the state of an extract: one change, or none.
 * @throws ImportRefusedError when the extract looks incomplete and the import is not forced.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const store = createVenueStore();
  try {
    return await runWith(store, options);
  } finally {
    store.remove();
  }
}

async function runWith(store: VenueStore, options: ImportOptions): Promise<ImportSummary> {
  const { database, scope, extract } = options;
  const known = await readKnownRecords(database);
  const read = await readVenues(options, store, known);
  checkCountries(options.countries, read.summary.skipped["other country"] ?? 0, read.seen.size);
  const elements = [...known.elements.values()];
  const isInArea = areaOf(scope, elements, { refs: read.seen, box: read.bounds });
  const ofArea = elements.filter(isInArea);
  const gone = ofArea.filter(({ ref }) => !read.seen.has(ref));
  const expected = ofArea.filter(({ missing }) => missing === 0);
  const dataTimestamp = readTimestamp(extract.header.timestamp);
  if (!options.force)
    await checkOrRecordRefusal(options, {
      remark: extract.header.remark,
      dataTimestamp,
      lastTimestamp: known.lastTimestamp,
      expected: expected.length,
      found: expected.filter(({ ref }) => read.seen.has(ref) || read.closed.has(ref)).length,
      isEmpty: read.count === 0,
      area: scope.kind === "area" ? scope.area : undefined,
    });

  const takeovers = await findTakeovers(database, read.venues, known, store, read.seen);
  const unclear = new Set(takeovers.unclear.map(({ ref }) => ref));
  const matched = matchVenues(
    read.venues.filter(({ ref }) => !unclear.has(ref)),
    known,
    new Set(gone.map(({ ref }) => ref)),
    takeovers.others,
  );
  read.venues.length = 0;
  const writer = options.dryRun ? createDryRunWriter() : createImportWriter(database);
  try {
    await writeChanges({
      ...options,
      known,
      matched,
      store,
      gone,
      closed: read.closed,
      notVegan: read.notVegan,
      takeovers,
      writer,
      summary: read.summary,
    });
    for (const ref of read.rescoped) await writer.add("scopes", { ref });
    await writer.apply({
      scope: scopeName(scope),
      dataTimestamp,
      counts: { ...read.summary, rejects: read.rejects },
      keepSamples: options.keepSamples,
      onProgress: (count, share) => options.onProgress({ step: "written", count, share }),
    });
  } catch (error) {
    await writer.discard().catch(() => undefined);
    throw error;
  }
  return read.summary;
}
