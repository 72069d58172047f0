/** The alt text of a picture beside the restaurant's name: without the name, which a screen reader reads anyway. */
export function textBesideName(alt: string, name: string) {
  const start = `${name}: `;
  if (!alt.startsWith(start)) return alt;
  const text = alt.slice(start.length);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
