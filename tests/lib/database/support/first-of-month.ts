/** The first day of the present month, or of one before it, as the database keeps months. */
export function firstOfMonth(monthsAgo = 0) {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
  return first.toISOString().slice(0, "YYYY-MM-DD".length);
}
