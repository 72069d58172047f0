/** What browsers say of the connection; Firefox and Safari say nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether what nobody asked for yet may be loaded: not with data saving, and not on a line that is known to be slow. */
export function isLineFast() {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? "4g") === "4g";
}
