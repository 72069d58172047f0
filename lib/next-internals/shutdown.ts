import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import type { RequestStep } from "@/lib/next-internals/on-request";

/**
 * For how many steps a server that is stopping keeps responding, so that its clients learn to use another connection. None after
 * Ctrl-C. Each new connection starts the steps again: a busy process accepts one waiting connection per turn of its event loop,
 * and those that it has not accepted when it stops listening are lost.
 */
const DRAIN_STEPS = { SIGTERM: 10, SIGINT: 0 };
const MAX_STEPS = 100;
const STEP_MS = 50;

async function drainConnections(signal: keyof typeof DRAIN_STEPS) {
  let stepsLeft = DRAIN_STEPS[signal];
  const startAnew = () => (stepsLeft = DRAIN_STEPS[signal]);
  subscribe("net.server.socket", startAnew);
  for (let step = 0; step < MAX_STEPS && stepsLeft > 0; step += 1) {
    stepsLeft -= 1;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  unsubscribe("net.server.socket", startAnew);
}

/** A response whose headers are not sent yet tells the client to use another connection for its next request. */
function closeConnectionAfter(response: ServerResponse) {
  response.shouldKeepAlive = false;
}

/**
 * Adds to what Next 16.4 does at SIGTERM and SIGINT: it accepts no new connections, finishes the open requests, runs `after`
 * callbacks, and exits. Without this it cuts off clients that reuse a connection, so responses close their connections first.
 * `finish` runs after the last response and before the exit. The step that is returned tells it of each response.
 */
export function stopGracefully(finish: () => Promise<void>): RequestStep {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const nextListeners = process.listeners(signal);
    // Where nothing else ends the process, a listener would keep it running.
    if (nextListeners.length === 0) continue;
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      openResponses.forEach(closeConnectionAfter);
      finishBeforeExit(finish);
      void drainConnections(signal).then(() =>
        nextListeners.forEach((listener) => listener(signal)),
      );
    });
  }

  return ({ response }) => {
    if (isStopping) closeConnectionAfter(response);
    openResponses.add(response);
    response.once("close", () => openResponses.delete(response));
  };
}

/** Next ends by process.exit and offers no hook before it; its `after` callbacks may still use what `finish` closes. */
function finishBeforeExit(finish: () => Promise<void>) {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    void finish()
      .catch((error: unknown) => console.error(error))
      .finally(() => exit(code));
  }) as typeof process.exit;
}
