import { percentile } from "../closed-loop.mjs";

/** So many addresses of each kind are asked for. */
export const READINGS = 100;

/** p50 and p99 of the time to the last byte, in ms; `look` gets every response. */
export async function timesOf(origin, paths, look = () => {}) {
  const times = [];
  for (const path of paths) {
    const start = performance.now();
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    look(response);
  }
  times.sort((a, b) => a - b);
  return [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
}

/** A sample of a list, taken at equal distances. */
export function spread(list, count) {
  const step = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor(at * step)],
  );
}
