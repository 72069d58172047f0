/** Whether a text ends with the words of another, whatever their case: "Torstraße 199, Berlin" and "Berlin". */
function endsWithWords(text: string, end: string) {
  const [whole, part] = [text.toLowerCase(), end.toLowerCase()];
  return whole === part || (whole.endsWith(part) && /[\s,]$/.test(whole.slice(0, -part.length)));
}

/**
 * Parts of a place in one line, from small to large, each once: "Torstraße 199, Berlin" also where the address names the city
 * itself, and "Singapore" where city and country are one.
 */
export function placeLine(...parts: readonly (string | null | undefined)[]) {
  return parts.reduce<string>((line, part) => {
    if (!part || (line && endsWithWords(line, part))) return line;
    return line ? `${line}, ${part}` : part;
  }, "");
}

/** An address without the city at its end, for where the city has a line of its own; undefined where nothing else is left. */
export function streetLine({ address, city }: { address?: string; city: string }) {
  if (!address || !city || !endsWithWords(address, city)) return address;
  return address.slice(0, -city.length).replace(/[\s,]+$/, "") || undefined;
}
