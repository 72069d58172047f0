/** The extract looks wrong, and nothing was changed; the message says what and how to go on. */
export class ImportRefusedError extends Error {}

/** The smallest part of the known venues of an area that an extract of it has to have. */
const EXPECTED_SHARE = 0.9;

type Facts = {
  remark: string | undefined;
  dataTimestamp: Date | undefined;
  lastTimestamp: Date | undefined;
  /** Elements known in the area, and how many of them the extract has. */
  expected: number;
  found: number;
};

/** @throws ImportRefusedError where an extract should not be applied without a second look. */
export function checkImport({ remark, dataTimestamp, lastTimestamp, expected, found }: Facts) {
  const refuse = (what: string) => {
    throw new ImportRefusedError(`${what} Nothing was changed; --force imports it all the same.`);
  };
  if (remark) refuse(`The server says that the data is incomplete: "${remark}".`);
  if (dataTimestamp && lastTimestamp && dataTimestamp < lastTimestamp)
    refuse(
      `The data is of ${dataTimestamp.toISOString()}, older than that of the last import (${lastTimestamp.toISOString()}).`,
    );
  if (found < expected * EXPECTED_SHARE)
    refuse(`The data has only ${found} of the ${expected} elements that are known in its area.`);
}
