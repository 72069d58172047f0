import { processesOf } from "./processes.mjs";

/** MB that the largest process of a server holds: of `pid` and its child processes. */
export function memoryOf(pid) {
  return Math.max(...processesOf(pid).map(({ megabytes }) => megabytes));
}

/** The slope of the line through points [x, y], by least squares. */
export function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (term) => points.reduce((total, point) => total + term(point), 0);
  return sum(([x, y]) => (x - meanX) * (y - meanY)) / sum(([x]) => (x - meanX) ** 2);
}

/** Looks at the memory of servers now and then; `stop` returns the measurements of each, as points [minutes, MB]. */
export function watchMemory(pids, periodMs = 1000) {
  const begin = performance.now();
  const seen = pids.map(() => []);
  const look = () => {
    const minutes = (performance.now() - begin) / 60_000;
    pids.forEach((pid, index) => seen[index].push([minutes, memoryOf(pid)]));
  };
  const timer = setInterval(look, periodMs);
  return {
    stop() {
      clearInterval(timer);
      return seen;
    },
  };
}
