import type { Database } from "@/lib/database/database";
import type { ImportWriter } from "@/lib/database/imports/apply-import";
import type { KnownElement, KnownRecords } from "@/lib/database/imports/known-records";
import type { Takeovers } from "@/lib/import/match/find-takeovers";
import type { MatchedVenues } from "@/lib/import/match/match-venues";
import type { ShowProgress } from "@/lib/import/command/progress";
import type { ImportScope } from "@/lib/import/scope";
import type { ImportSummary } from "@/lib/import/command/summary";
import type { VenueStore } from "@/lib/import/write/venue-store";

/** What an import found, and where it writes what differs. */
export type ChangeOptions = {
  database: Database;
  known: KnownRecords;
  matched: MatchedVenues;
  store: Pick<VenueStore, "read">;
  /** Elements of the area that the extract no longer has, and those whose tags say that the venue is closed. */
  gone: KnownElement[];
  closed: ReadonlySet<string>;
  /** Known elements whose tags no longer name anything vegan: the venue may well be open. */
  notVegan: ReadonlySet<string>;
  takeovers: Takeovers;
  scope: ImportScope;
  writer: ImportWriter;
  summary: ImportSummary;
  now: Date;
  onProgress: ShowProgress;
};
