const RUNS = 5;
const TIMES_LARGER = 32;

/** Work whose time grows with the square of its size takes 32 times as long; in proportion, as long, with room for caches. */
export const LINEAR = 10;

function processorTime(work: () => unknown) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * How many times longer the work takes for one large input than for 32 small ones, which together are as large. Of the processor's time,
 * which other processes do not change, and the best of several runs.
 */
export function growth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
) {
  const [small, large] = [make(size), make(size * TIMES_LARGER)];
  const best = (run: () => unknown) =>
    Math.min(...Array.from({ length: RUNS }, () => processorTime(run)));
  const once = best(() => work(large));
  const inParts = best(() => {
    for (let part = 0; part < TIMES_LARGER; part += 1) work(small);
  });
  // A clock of microseconds says nothing about less.
  return once / Math.max(inParts, 1_000);
}
