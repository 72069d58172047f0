import type * as z from "zod/mini";

/** The first fault of each field, by field. */
export function fieldErrors(error: z.core.$ZodError) {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "")] ??= message;
  return errors;
}
