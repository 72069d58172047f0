/** The site speaks one English: written the same on the server and in every browser, whatever that is set to. */
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 12345 as "12,345". */
export function formatCount(count: number) {
  return WHOLE.format(count);
}
