type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Sent<WorkerRequest> = { number: number; request: WorkerRequest };
type WorkerResponse = { number: number; result?: unknown; error?: string };

/**
 * Sends requests to a worker, which starts with the first one. `close` ends the worker and rejects pending requests; a later request
 * starts another worker, also where the script could not be loaded.
 */
export function createWorkerClient<WorkerRequest>(start: () => Worker, closed: string) {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function settle({ number, result, error }: WorkerResponse) {
    const request = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) request?.resolve(result);
    else request?.reject(new Error(error));
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(closed));
    waiting.clear();
  }

  function startWorker() {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => settle(data));
    started.addEventListener("error", close);
    return started;
  }

  function send(request: WorkerRequest, transfer: Transferable[] = []): Promise<unknown> {
    worker ??= startWorker();
    const number = (count += 1);
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker!.postMessage({ number, request } satisfies Sent<WorkerRequest>, transfer);
    });
  }

  return { send, close };
}

/** The worker's side: handles each request in the order of arrival. */
export function serveWorkerRequests<WorkerRequest>(
  scope: DedicatedWorkerGlobalScope,
  handle: (request: WorkerRequest) => unknown,
) {
  scope.addEventListener("message", ({ data }: MessageEvent<Sent<WorkerRequest>>) => {
    const { number, request } = data;
    void (async () => {
      try {
        scope.postMessage({ number, result: await handle(request) } satisfies WorkerResponse);
      } catch (error) {
        scope.postMessage({ number, error: String(error) } satisfies WorkerResponse);
      }
    })();
  });
}
