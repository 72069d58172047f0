import { factLabel } from "@/lib/desk/facts";
import { valueWords } from "@/lib/desk/log/entry-changes";

type Change = { field: string; before: unknown; after: unknown };

/** What an entry of the change log says: "Phone: Not known became 12345". */
export function changeText({ field, before, after }: Change) {
  if (field === "*") return before === null ? "Added" : "Removed";
  return `${factLabel(field)}: ${valueWords(field, before)} became ${valueWords(field, after)}`;
}
