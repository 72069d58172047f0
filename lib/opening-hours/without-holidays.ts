/** What begins a rule about holidays alone: "PH off", "PH,SH 10:00-12:00", "PH -1 day off". */
const HOLIDAYS_ALONE = /^\s*(?:[PS]H(?:\s*,\s*[PS]H)*)\s*(?=off|closed|unknown|open|\d|"|-|\+|$)/i;

/** A comma that begins another rule, "Mo-Fr 09:00-17:00, PH off", follows a time or a word about it, and not the names of days. */
const ANOTHER_RULE = /(?<=\d:\d\d\+?\s*|\b(?:off|closed|open)\s*|")(,)(?=\s*[A-Za-z])/i;

/** One rule for the days that are no holidays; undefined where it is about holidays alone. */
function withoutThem(rule: string) {
  if (rule.trim() === "" || HOLIDAYS_ALONE.test(rule)) return undefined;
  const rest = rule.replace(/,\s*[PS]H\b|\b[PS]H\s*,\s*/g, "");
  // "PH Mo-Fr" are Mondays to Fridays that are holidays.
  return /\b[PS]H\b/.test(rest.replace(/"[^"]*"/g, "")) ? undefined : rest;
}

/** The rules without public and school holidays: what they say of every other day. */
export function withoutHolidays(text: string) {
  // Each separator stands between the two rules that it parts.
  const [first = "", ...parts] = text.split(/(;|\|\|)/).flatMap((part) => part.split(ANOTHER_RULE));
  let kept = withoutThem(first) ?? "";
  for (let at = 0; at < parts.length; at += 2) {
    const rule = withoutThem(parts[at + 1]!);
    if (rule !== undefined) kept += kept === "" ? rule : parts[at] + rule;
  }
  return kept;
}
