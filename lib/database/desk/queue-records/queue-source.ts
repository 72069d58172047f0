import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";
import type { Reversal } from "@/lib/database/desk/queue-records/reopen";
import type { QUEUE_TABLE } from "@/lib/desk/queues/queue-table";
import type { Queue } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";
import type { Coordinates } from "@/lib/location/types";

/** One item as it is read, decided or not. */
export type Read<Contents> = {
  contents: Contents;
  /** The account that sent it. */
  userId: string | null;
  /** Where a sender without an account can be written to. */
  senderEmail?: string | null;
  at: Date;
  isWaiting: boolean;
  /** The restaurant that it is about, to find those that it may be about as well; `id` of one that is listed. */
  place?: { id?: string; name: string; at?: Coordinates | undefined };
};

type Reader<Contents> = (
  transaction: Transaction,
  id: string,
) => Promise<Read<Contents> | undefined>;

/** Where the items of a queue are, and what its rows say. */
type Rows = {
  table: PgTable;
  id: PgColumn;
  at: PgColumn;
  isWaiting: SQL;
  title: SQL;
  /** What people read where the database has no title but an id. */
  titleOf?: (id: string) => string;
  detail: SQL;
  /** The restaurant whose name is the title. */
  restaurantId?: PgColumn;
  /** The account that sent an item. */
  senderId: PgColumn;
  /** What an item says beside its title. */
  texts: readonly SQL[];
  /** Whether an item is in the area of a regional editor; absent where editors do not decide. */
  isIn?: (area: DeskArea) => SQL;
};

/** How the database has a queue. */
export type QueueSource = Rows & {
  /** Conditions by kind of item, as the filters name the kinds. */
  kinds: Readonly<Record<string, SQL>>;
  read: Reader<object>;
  /** How each decision is undone, by its action in the audit log. */
  reversals: Readonly<Record<string, Reversal | undefined>>;
};

type Words<Name extends Queue> = (typeof QUEUE_TABLE)[Name];

/** The same of one queue, with the kinds and the actions that its words name. */
export type SourceOf<Name extends Queue, Contents = object> = Rows & {
  kinds: Readonly<Record<keyof Words<Name>["kinds"], SQL>>;
  read: Reader<Contents & { queue: Name }>;
  reversals: Readonly<Partial<Record<keyof Words<Name>["actions"], Reversal>>>;
};
