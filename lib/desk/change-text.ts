import { factLabel, factText } from "@/lib/desk/facts";

type Change = { field: string; before: unknown; after: unknown };

/** A value of a log in one line. */
export const valueText = (value: unknown) =>
  factText(
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? JSON.stringify(value)
      : value,
  );

/** What an entry of the change log says: "Phone: Not known became 12345". */
export function changeText({ field, before, after }: Change) {
  if (field === "*") return before === null ? "Added" : "Removed";
  return `${factLabel(field)}: ${valueText(before)} became ${valueText(after)}`;
}
