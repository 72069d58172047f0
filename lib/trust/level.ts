/** The levels of members by what was accepted (P14.970), the lowest first. */
export const LEVELS = ["new", "member", "trusted"] as const;

export type Level = (typeof LEVELS)[number];

/** What a page says of a member: the level, or that a moderator has made the member a regional editor (P14.975). */
export type ShownLevel = Level | "editor";

/** What the desk decided on an account, and how old it is. */
export type TrustRecord = {
  accepted: number;
  /** When something of it was refused last. */
  refusedAt: Date | undefined;
  since: Date;
  isSuspended: boolean;
  /** Appointed by a moderator, not reached. */
  isRegionalEditor: boolean;
};

/** The same with the level that follows; none while the account is suspended. */
export type OwnTrust = { record: TrustRecord; level: Level | undefined };

/** From where on a level begins. */
export type TrustLimits = {
  /** How many accepted contributions a member and a trusted member have. */
  memberAccepted: number;
  trustedAccepted: number;
  /** For how long nothing of a trusted member was refused. */
  unrefusedDays: number;
  /** How old the account of a trusted member is. */
  accountDays: number;
};

export const DEFAULT_LIMITS: TrustLimits = {
  memberAccepted: 3,
  trustedAccepted: 20,
  unrefusedDays: 90,
  accountDays: 30,
};

const DAY_MS = 24 * 60 * 60 * 1000;

const isLongerAgo = (instant: Date, days: number, now: Date) =>
  now.getTime() - instant.getTime() > days * DAY_MS;

/** What each condition of the level "trusted" says of an account. */
export function trustConditions(
  { accepted, refusedAt, since }: TrustRecord,
  { trustedAccepted, unrefusedDays, accountDays }: TrustLimits,
  now: Date,
) {
  return {
    isAccepted: accepted >= trustedAccepted,
    isUnrefused: !refusedAt || isLongerAgo(refusedAt, unrefusedDays, now),
    isOldEnough: isLongerAgo(since, accountDays, now),
  };
}

/** The level of an account; undefined while it is suspended. */
export function levelOf(record: TrustRecord, limits: TrustLimits, now: Date): Level | undefined {
  if (record.isSuspended) return undefined;
  if (Object.values(trustConditions(record, limits, now)).every(Boolean)) return "trusted";
  return record.accepted >= limits.memberAccepted ? "member" : "new";
}

/** What a page says of an account; nothing while it is suspended. */
export const shownLevelOf = (
  record: TrustRecord,
  limits: TrustLimits,
  now: Date,
): ShownLevel | undefined => (record.isRegionalEditor ? "editor" : levelOf(record, limits, now));
