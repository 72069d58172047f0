/** The value below which a share of the sorted numbers lies. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Repeats a task, `concurrency` at a time, until `isOver` (called before each with the number begun). Returns how many were done
 * per second, and the median and the 99th percentile of their times in ms.
 */
export async function closedLoop(task, { concurrency, isOver }) {
  const times = [];
  const start = performance.now();
  let begun = 0;
  async function work(worker) {
    while (!isOver(begun, performance.now() - start)) {
      begun += 1;
      const before = performance.now();
      await task(worker);
      times.push(performance.now() - before);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
