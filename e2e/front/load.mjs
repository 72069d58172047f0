import autocannon from "autocannon";

/** Longer than a busy machine takes for anything: a time-out would be a failure. */
const REQUEST_TIMEOUT_SECONDS = 120;

/** Requests without end over many connections, kept open; `stop` resolves to what came of them. */
export function startLoad({ url, connections }) {
  const run = autocannon({ url, connections, duration: 600, timeout: REQUEST_TIMEOUT_SECONDS });
  return {
    async stop() {
      run.stop();
      const { errors, mismatches, non2xx, requests } = await run;
      return { responses: requests.total, failed: errors + mismatches + non2xx };
    },
  };
}
