/**
 * Keeps the server running when the reader of its log ends (`npm start | tee log`): without a listener the error of a write is an
 * uncaught exception, which is logged, which fails again, without end.
 */
export function ignoreBrokenOutput(streams = [process.stdout, process.stderr]) {
  for (const stream of streams) stream.on("error", () => undefined);
}
