/** One fixed locale, so that the server and every browser format alike. */
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 12345 as "12,345". */
export function formatCount(count: number) {
  return WHOLE.format(count);
}
