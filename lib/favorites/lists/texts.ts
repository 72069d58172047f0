/** "No places yet", "1 place", "12 places". */
export function placesText(count: number) {
  if (count === 0) return "No places yet";
  return count === 1 ? "1 place" : `${count} places`;
}
