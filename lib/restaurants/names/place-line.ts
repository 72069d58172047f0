/** Whether a text ends with the words of another, whatever their case: "Torstraße 199, Berlin" and "Berlin". */
function endsWithWords(text: string, end: string) {
  const [whole, part] = [text.toLowerCase(), end.toLowerCase()];
  return whole === part || (whole.endsWith(part) && /[\s,]$/.test(whole.slice(0, -part.length)));
}

/** "560001", "SW1A 0XX": at the end of an address, after the city. */
const POSTAL_CODE = /[\s,]+(?=\S*\d)[A-Z\d-]{3,8}(?:\s(?=\S*\d)[A-Z\d]{3})?$/i;

/** A text without the postal code behind the city that ends it; a number behind other words is one of a street. */
function withoutPostalCode(text: string, city: string) {
  const rest = text.replace(POSTAL_CODE, "");
  return rest !== text && rest.toLowerCase().endsWith(`, ${city.toLowerCase()}`) ? rest : text;
}

/**
 * Parts of a place in one line, from small to large, each once: "Torstraße 199, Berlin" also where the address names the city
 * itself, and "Singapore" where city and country are one.
 */
export function placeLine(...parts: readonly (string | null | undefined)[]) {
  return parts.reduce<string>((line, part) => {
    if (!part || (line && endsWithWords(withoutPostalCode(line, part), part))) return line;
    return line ? `${line}, ${part}` : part;
  }, "");
}

/** An address without the city at its end, before its postal code, for where the city has a line of its own; undefined where nothing else is left. */
export function streetLine({ address, city }: { address?: string; city: string }) {
  if (!address || !city) return address;
  const text = withoutPostalCode(address, city);
  if (!endsWithWords(text, city)) return address;
  const street = text.slice(0, -city.length).replace(/[\s,]+$/, "");
  const code = address.slice(text.length).replace(/^[\s,]+/, "");
  return [street, code].filter(Boolean).join(", ") || undefined;
}
