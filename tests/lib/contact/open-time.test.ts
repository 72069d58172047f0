/** @jest-environment node */
import { signedOpenTime, wasOpenLongEnough } from "@/lib/contact/open-time";

const SECRET = Buffer.alloc(32, 1);
const OPENED = Date.parse("2026-11-24T10:00:00Z");
const MARK = signedOpenTime(SECRET, OPENED);

test.each([
  ["at once", MARK, 0, false],
  ["after a second", MARK, 1_000, false],
  ["after two seconds", MARK, 2_000, true],
  ["after an hour", MARK, 3_600_000, true],
  ["after two days", MARK, 172_800_000, false],
  ["without a mark", undefined, 5_000, false],
  ["with an empty mark", "", 5_000, false],
  ["with a mark of its own", `${OPENED - 60_000}.x`, 5_000, false],
  ["with another time", MARK.replace(/^\d+/, String(OPENED - 60_000)), 0, false],
  ["with the mark of another site", signedOpenTime(Buffer.alloc(32, 2), OPENED), 5_000, false],
])("a message that is sent %s", (_, mark, afterMs, isTaken) => {
  expect(wasOpenLongEnough(mark, SECRET, OPENED + afterMs)).toBe(isTaken);
});
