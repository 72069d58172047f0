/** Prints rows under a title, numbers to the right. */
export function printTable(title, headings, rows) {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const isNumeric = (text) => /^[\d.,]+( \D.*)?$/.test(text);
  const line = (row, isHeading) =>
    row
      .map((text, column) => {
        const alignRight = isHeading
          ? rows.every((r) => isNumeric(String(r[column])))
          : isNumeric(text);
        return alignRight ? text.padStart(widths[column]) : text.padEnd(widths[column]);
      })
      .join("   ")
      .trimEnd();
  console.log(`\n${title}\n`);
  console.log(line(cells[0], true));
  console.log(widths.map((width) => "-".repeat(width)).join("   "));
  for (const row of cells.slice(1)) console.log(line(row, false));
}
