/** @jest-environment node */
import { DEFAULT_LIMITS, levelOf, type TrustLimits, type TrustRecord } from "@/lib/trust/level";

const NOW = new Date("2026-11-27T12:00:00Z");

/** The instant some days before now; `late`: a second after it. */
const ago = (days: number, late = 0) =>
  new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000 + late * 1000);

/** Trusted as it is. */
const TRUSTED: TrustRecord = {
  accepted: 20,
  refusedAt: undefined,
  since: ago(400),
  isSuspended: false,
  isRegionalEditor: false,
};

// P14.970
test.each<[string, Partial<TrustRecord>, string | undefined]>([
  ["nothing accepted", { accepted: 0 }, "new"],
  ["2 accepted", { accepted: 2 }, "new"],
  ["3 accepted", { accepted: 3 }, "member"],
  ["3 accepted by an account of today", { accepted: 3, since: NOW }, "member"],
  ["3 accepted, one refused today", { accepted: 3, refusedAt: NOW }, "member"],
  ["19 accepted", { accepted: 19 }, "member"],
  ["20 accepted", { accepted: 20 }, "trusted"],
  ["20 accepted, one refused now", { refusedAt: NOW }, "member"],
  ["20 accepted, one refused 90 days ago", { refusedAt: ago(90) }, "member"],
  ["20 accepted, one refused longer ago", { refusedAt: ago(90, -1) }, "trusted"],
  ["20 accepted, 30 days old", { since: ago(30) }, "member"],
  ["20 accepted, older than 30 days", { since: ago(30, -1) }, "trusted"],
  ["2 accepted of an old account", { accepted: 2, since: ago(4_000) }, "new"],
  ["suspended", { isSuspended: true }, undefined],
  ["suspended with nothing accepted", { accepted: 0, isSuspended: true }, undefined],
])("%s", (_name, record, level) => {
  expect(levelOf({ ...TRUSTED, ...record }, DEFAULT_LIMITS, NOW)).toBe(level);
});

test.each<[Partial<TrustLimits>, Partial<TrustRecord>, string]>([
  [{ memberAccepted: 1 }, { accepted: 1 }, "member"],
  [{ memberAccepted: 5 }, { accepted: 4 }, "new"],
  [{ trustedAccepted: 5 }, { accepted: 5 }, "trusted"],
  [{ trustedAccepted: 21 }, {}, "member"],
  [{ unrefusedDays: 10 }, { refusedAt: ago(11) }, "trusted"],
  [{ accountDays: 500 }, {}, "member"],
  [{ memberAccepted: 20 }, { accepted: 20, since: NOW }, "member"],
])("with %j: %j is %s", (limits, record, level) => {
  expect(levelOf({ ...TRUSTED, ...record }, { ...DEFAULT_LIMITS, ...limits }, NOW)).toBe(level);
});
