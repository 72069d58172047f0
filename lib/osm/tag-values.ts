/** The values of a tag with several, such as "italian;pizza": without blanks and empty ones. */
export function tagValues(value: string | undefined) {
  return (value ?? "")
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
}
