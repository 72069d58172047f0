import { firstFields, IS_PASSWORD } from "@/lib/forms/form-state";
import { cleanText } from "@/lib/strings/clean-text";

/** More than any field may have; of a longer one the start is checked, which is too long as well. */
const MAX_FIELD_LENGTH = 20_000;

/**
 * All fields of a form, to be checked against its schema: texts without what cannot be seen or stored, whose line breaks are one
 * character, as in the browser. Passwords are what was typed.
 */
export function fieldsOf(data: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries(
    firstFields(data).map(([name, value]) => [
      name,
      typeof value === "string" && !IS_PASSWORD.test(name)
        ? cleanText(value.slice(0, MAX_FIELD_LENGTH))
        : value,
    ]),
  );
}
