export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** What an import does at the moment: how much of it is done, and of how much, from 0 to 1, where that is known. */
export type Progress = { step: keyof typeof NOUNS; count: number; share: number | undefined };

const NOUNS = {
  read: "elements read",
  compared: "restaurants compared",
  written: "rows written",
} as const;

const BAR_WIDTH = 24;
const REDRAW_MS = 100;
/** A log gets a line this often. */
const LINE_MS = 5_000;

function bar(share: number) {
  const full = Math.round(Math.min(1, share) * BAR_WIDTH);
  return `[${"#".repeat(full)}${".".repeat(BAR_WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)}% `;
}

/** A bar that is drawn over itself on a terminal; otherwise a line now and then. */
export function createProgress(output: Output, now = () => performance.now()) {
  let step: Progress["step"] | undefined;
  let shownAt = now();
  let drawn: string | undefined;

  function end() {
    if (drawn !== undefined) output.write(`\r${drawn}\u001b[K\n`);
    drawn = undefined;
  }

  return {
    show(progress: Progress) {
      if (progress.step !== step) end();
      const isFirst = progress.step !== step;
      step = progress.step;
      const text = `${progress.count} ${NOUNS[step]}`;
      const isDue = now() - shownAt >= (output.isTTY ? REDRAW_MS : LINE_MS);
      if (output.isTTY) drawn = `${progress.share === undefined ? "" : bar(progress.share)}${text}`;
      if (!isDue && !(output.isTTY && isFirst)) return;
      shownAt = now();
      output.write(output.isTTY ? `\r${drawn}\u001b[K` : `${text}\n`);
    },

    /** Ends the progress bar; later output is below it. */
    end,
  };
}

export type ShowProgress = (progress: Progress) => void;
