/** @jest-environment node */
import { formatDayIn } from "@/lib/languages/format-day";

test.each(["2026-10-08", "2026-10-08T18:30", "2026-10-08T18:30:00.000Z"])(
  "the day of %s is said in every language",
  (iso) => {
    expect(formatDayIn("en", iso)).toBe("8 October 2026");
    expect(formatDayIn("de", iso)).toBe("8. Oktober 2026");
    expect(formatDayIn("zh-hant", iso)).toBe("2026年10月8日");
  },
);
