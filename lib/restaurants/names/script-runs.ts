import { directionOfName } from "@/lib/restaurants/names/direction-of-name";
import { nameLang } from "@/lib/restaurants/names/name-language";

/** Words in other scripts than the Latin one: most are names as at the door. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}\p{Script=Common}](?:[\s\p{M}\p{P}\p{N}]*[^\P{L}\p{Script=Latin}\p{Script=Common}])*\p{M}*/gu;

/** A part of a text in one script; `dir` of one that is not Latin, `lang` where its letters say it. */
export type ScriptRun = { text: string; dir?: "ltr" | "rtl"; lang?: string };

/** A text in English with names in other scripts, cut into its parts. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(OTHER_SCRIPT)) {
    if (index > from) runs.push({ text: text.slice(from, index) });
    const lang = nameLang(words, undefined);
    runs.push({
      text: words,
      dir: directionOfName(words),
      ...(lang && lang !== "und" && { lang }),
    });
    from = index + words.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** The same as a plain text, in which words from right to left leave the order of the English around them as it is. */
export function isolateRightToLeft(text: string) {
  return scriptRuns(text)
    .map((run) =>
      run.dir === "rtl" ? `${FIRST_STRONG_ISOLATE}${run.text}${POP_ISOLATE}` : run.text,
    )
    .join("");
}
