import { cleanLine } from "@/lib/strings/clean-text";
import type { SkipReason } from "@/lib/import/venue";

/** An element that an import left out, for the desk. */
export type Reject = { reason: SkipReason; element: string; name?: string };

const MOST_PER_REASON = 20;

type Raw = { type?: unknown; id?: unknown; tags?: { name?: unknown } };

/** Keeps the first elements that are left out for each reason (P14.107). */
export function createRejectList() {
  const kept: Reject[] = [];
  return {
    kept,
    add(reason: SkipReason, value: unknown) {
      if (kept.filter((other) => other.reason === reason).length >= MOST_PER_REASON) return;
      const { type, id, tags } = (value ?? {}) as Raw;
      const name = typeof tags?.name === "string" ? cleanLine(tags.name, 100) : undefined;
      const element =
        typeof type === "string" ? cleanLine(`${type}/${String(id)}`, 100) : "not an element";
      kept.push({ reason, element, ...(name !== undefined && { name }) });
    },
  };
}
