type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Sent<Question> = { number: number; question: Question };
type Reply = { number: number; result?: unknown; error?: string };

/**
 * Questions to a worker, which starts with the first one. `close` ends it and rejects what is pending; a later question starts
 * another, also where its script could not be loaded.
 */
export function workerQuestions<Question>(start: () => Worker, closed: string) {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function settle({ number, result, error }: Reply) {
    const question = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) question?.resolve(result);
    else question?.reject(new Error(error));
  }

  function close() {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(closed));
    waiting.clear();
  }

  function startWorker() {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<Reply>) => settle(data));
    started.addEventListener("error", close);
    return started;
  }

  function ask(question: Question, transfer: Transferable[] = []): Promise<unknown> {
    worker ??= startWorker();
    const number = (count += 1);
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker!.postMessage({ number, question } satisfies Sent<Question>, transfer);
    });
  }

  return { ask, close };
}

/** The worker's side: answers each question in the order of arrival. */
export function answerQuestions<Question>(
  scope: DedicatedWorkerGlobalScope,
  answer: (question: Question) => unknown,
) {
  scope.addEventListener("message", ({ data }: MessageEvent<Sent<Question>>) => {
    const { number, question } = data;
    void (async () => {
      try {
        scope.postMessage({ number, result: await answer(question) } satisfies Reply);
      } catch (error) {
        scope.postMessage({ number, error: String(error) } satisfies Reply);
      }
    })();
  });
}
