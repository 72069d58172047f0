const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = String.raw`(?:${MONTHS.join("|")})[a-z]*\.?`;

/** "2026 Dec 24-Jan 6", "2026 Dec-Jan", "Dec 24-2027 Jan 6": the year stands at one end alone. */
const RANGE = new RegExp(
  String.raw`(?:(?<![-–,]\s*)\b(\d{4})\s+)?\b(${MONTH})(?:\s+(\d{1,2}))?\s*[-–]\s*(?:(\d{4})\s+)?(${MONTH})\b(?:\s+(\d{1,2})\b(?!:\d))?`,
  "gi",
);

/** "2026 Nov 20+": from a date on. */
const OPEN_END = new RegExp(String.raw`\b(\d{4})\s+(${MONTH})\s+(\d{1,2})\s*\+`, "gi");
/** No text is read for days that are farther ahead. */
const FAR_YEARS = 20;

const indexOf = (month: string) => MONTHS.indexOf(month.slice(0, 3).toLowerCase());

function lastDay(year: number, month: string) {
  return new Date(Date.UTC(year, indexOf(month) + 1, 0)).getUTCDate();
}

/** Opening hours in which ranges of dates have a year at both ends, as the library wants them; the language allows it at one. */
export function withBothYears(text: string) {
  // Notes are nobody's dates.
  const parts = text.split(/("[^"]*")/);
  return parts.map((part, at) => (at % 2 === 0 ? rewritten(part) : part)).join("");
}

function rewritten(text: string) {
  return text
    .replace(
      RANGE,
      (
        range,
        startYear: string | undefined,
        startMonth: string,
        startDay: string | undefined,
        endYear: string | undefined,
        endMonth: string,
        endDay: string | undefined,
      ) => {
        const isWhole = Boolean(startDay) === Boolean(endDay) && (startDay || !endYear);
        if (Boolean(startYear) === Boolean(endYear) && (!startYear || isWhole)) return range;
        const [from, to] = [indexOf(startMonth), indexOf(endMonth)];
        const passesYear = to < from || (to === from && Number(endDay) < Number(startDay));
        const first = startYear ? Number(startYear) : Number(endYear) - (passesYear ? 1 : 0);
        const last = endYear ? Number(endYear) : Number(startYear) + (passesYear ? 1 : 0);
        // Within a year the library reads months.
        if (!startDay && !endDay && first === last) return range;
        const end = endDay ?? lastDay(last, endMonth);
        return `${first} ${startMonth} ${startDay ?? 1}-${last} ${endMonth} ${end}`;
      },
    )
    .replace(
      OPEN_END,
      (_, year: string, month: string, day: string) =>
        `${year} ${month} ${day}-${Number(year) + FAR_YEARS} Dec 31`,
    );
}
