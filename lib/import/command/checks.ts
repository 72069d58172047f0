import { EXPECTED_SHARE } from "@/lib/import/scope";

/** The extract looks wrong, and nothing was changed; the message says what and how to go on. */
export class ImportRefusedError extends Error {}

type Facts = {
  remark: string | undefined;
  dataTimestamp: Date | undefined;
  lastTimestamp: Date | undefined;
  /** Elements of the area that the last import found, and how many of them the extract has. */
  expected: number;
  found: number;
  /** The response has no element at all. */
  isEmpty: boolean;
  /** The requested area, where it was requested by its name. */
  area: string | undefined;
};

/** @throws ImportRefusedError where an extract should not be applied without a second look. */
export function checkImport(facts: Facts) {
  const { remark, dataTimestamp, lastTimestamp, expected, found, isEmpty, area } = facts;
  const refuse = (what: string) => {
    throw new ImportRefusedError(`${what} Nothing was changed; --force imports it all the same.`);
  };
  if (remark)
    refuse(`The server says that the data is incomplete: "${remark.replace(/\.$/, "")}".`);
  if (dataTimestamp && lastTimestamp && dataTimestamp < lastTimestamp)
    refuse(
      `The data is of ${dataTimestamp.toISOString()}, older than that of the last import (${lastTimestamp.toISOString()}).`,
    );
  if (isEmpty && area !== undefined)
    refuse(
      `The server found nothing in the area "${area}". An area is named as OpenStreetMap writes it in its own language ("München"), or by the id of its relation.`,
    );
  if (isEmpty) refuse("The data has no elements.");
  if (found < expected * EXPECTED_SHARE)
    refuse(`The data has only ${found} of the ${expected} elements that are known in its area.`);
}

/** @throws ImportRefusedError where nothing of an extract is in the countries that the site is about. */
export function checkCountries(
  countries: ReadonlySet<string> | undefined,
  elsewhere: number,
  found: number,
) {
  if (!countries || elsewhere === 0 || found > 0) return;
  throw new ImportRefusedError(
    `All ${elsewhere} restaurants of the data are outside the countries of CHARD_COUNTRIES (${[...countries].join(", ")}). Nothing was changed.`,
  );
}
