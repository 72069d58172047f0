/** @jest-environment node */
import { createProgress, type Progress } from "@/lib/import/command/progress";

/** What is written while progress is shown; a second passes between two. */
function written(isTTY: boolean, shown: Progress[], msBetween = 1000) {
  const texts: string[] = [];
  let now = 0;
  const output = { isTTY, write: (text: string) => texts.push(text) };
  const progress = createProgress(output, () => now);
  for (const each of shown) {
    now += msBetween;
    progress.show(each);
  }
  progress.end();
  return texts;
}

const read = (count: number, share?: number): Progress => ({ step: "read", count, share });

test("on a terminal a bar is drawn over itself, one for each step", () => {
  const texts = written(true, [
    read(50, 0.25),
    read(100, 0.5),
    { step: "compared", count: 10, share: 1 },
    { step: "written", count: 7, share: undefined },
  ]);
  expect(texts.join("").replaceAll("\u001b[K", "")).toBe(
    "\r[######..................]  25% 50 elements read" +
      "\r[############............]  50% 100 elements read" +
      "\r[############............]  50% 100 elements read\n" +
      "\r[########################] 100% 10 restaurants compared" +
      "\r[########################] 100% 10 restaurants compared\n" +
      "\r7 rows written" +
      "\r7 rows written\n",
  );
});

test("it is not drawn more often than one can see", () => {
  const many = Array.from({ length: 1000 }, (_, index) => read(index + 1, (index + 1) / 1000));
  const texts = written(true, many, 1);
  expect(texts.length).toBeLessThan(20);
  expect(texts.at(-1)).toContain("1000 elements read");
});

test("elsewhere there is a line every five seconds", () => {
  const many = Array.from({ length: 12 }, (_, index) => read(index + 1));
  expect(written(false, many)).toEqual(["5 elements read\n", "10 elements read\n"]);
});
