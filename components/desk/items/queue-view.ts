import type { ReactNode } from "react";
import type { ItemOf } from "@/lib/database/desk/queues/items";
import type { Queue } from "@/lib/desk/queues";
import type { SimilarPlace } from "@/lib/desk/similar-place";

export type ItemContext = {
  similar: readonly SimilarPlace[];
  /** Whether messages are answered from here. */
  sendsMail: boolean;
};

/** How an item of a queue looks. */
export type QueueView<Name extends Queue = Queue> = {
  /** What its sender did: "submitted this place". */
  did: (item: ItemOf<Name>) => string;
  contents: (item: ItemOf<Name>, context: ItemContext) => ReactNode;
  /** How it is decided, where the buttons that the queue's words name are not enough. */
  decisions?: (item: ItemOf<Name>, context: ItemContext) => ReactNode;
};
