import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { onRequest } from "@/lib/server/answers";

/**
 * How long a server that was told to stop goes on answering: so long its clients hear that they should connect elsewhere.
 * Who presses Ctrl-C is not kept waiting. In steps, and each connection that still comes in starts them anew: a busy process
 * takes up one waiting connection per turn of its loop, and those it has not taken up when it stops listening are lost.
 */
const FAREWELL_STEPS = { SIGTERM: 10, SIGINT: 0 };
const MAX_STEPS = 100;
const STEP_MS = 50;

async function sayFarewell(signal: keyof typeof FAREWELL_STEPS) {
  let stepsLeft = FAREWELL_STEPS[signal];
  const startAnew = () => (stepsLeft = FAREWELL_STEPS[signal]);
  subscribe("net.server.socket", startAnew);
  for (let step = 0; step < MAX_STEPS && stepsLeft > 0; step += 1) {
    stepsLeft -= 1;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  unsubscribe("net.server.socket", startAnew);
}

/** An answer whose head is still to be sent tells the client to use another connection for what it asks next. */
function endConnectionAfter(response: ServerResponse) {
  response.shouldKeepAlive = false;
}

/**
 * Adds to what Next does at SIGTERM and SIGINT (it takes no new connections, finishes what is under way, and leaves). Left
 * alone, it cuts off clients that go on using a connection; so answers end their connections first. And `finish` runs between
 * the last answer and the end of the process.
 */
export function stopGracefully(finish: () => Promise<void>) {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;

  onRequest(({ response }) => {
    if (isStopping) endConnectionAfter(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const next = process.listeners(signal);
    // Where nobody else ends the process, a listener would keep it alive.
    if (next.length === 0) continue;
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      underWay.forEach(endConnectionAfter);
      finishBeforeExit(finish);
      void sayFarewell(signal).then(() => next.forEach((listener) => listener(signal)));
    });
  }
}

/** Next leaves by process.exit and offers no hook before it. */
function finishBeforeExit(finish: () => Promise<void>) {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    void finish()
      .catch((error: unknown) => console.error(error))
      .finally(() => exit(code));
  }) as typeof process.exit;
}
