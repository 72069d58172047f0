// Loaded into the site's server by bench/loop-delay.mjs: answers on a socket of its own how long the event loop was busy at most, in ms,
// since the question before. Not part of the site.
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;

/** `next start`, and none of the processes that start it. */
if (process.env.BENCH_DELAY_SOCKET && process.argv[1]?.endsWith("next/dist/bin/next")) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  createServer((_request, response) => {
    // The delay of this moment is recorded at the monitor's next turn.
    setTimeout(() => {
      const longest = delay.max / 1e6 - RESOLUTION_MS;
      delay.reset();
      // The first turn after a reset only begins the next interval.
      setTimeout(() => response.end(String(longest)), 2 * RESOLUTION_MS);
    }, 2 * RESOLUTION_MS);
  })
    .listen(process.env.BENCH_DELAY_SOCKET)
    .unref();
}
