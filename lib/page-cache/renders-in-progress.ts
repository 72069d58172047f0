/** Next does not report a render that fails: after so long it counts as ended. */
const MAX_RENDER_MS = 5_000;

type Render = { ended: Promise<void>; end: () => void };

/** Which pages are being rendered, by their tags and the request that began it. */
export function rendersInProgress() {
  const renders = new Map<string, Map<object, Render>>();

  function endOne(tag: string, request: object) {
    const ofTag = renders.get(tag);
    ofTag?.get(request)?.end();
    ofTag?.delete(request);
    if (ofTag?.size === 0) renders.delete(tag);
  }

  function startOne(tag: string, request: object) {
    const ofTag = renders.get(tag) ?? new Map<object, Render>();
    renders.set(tag, ofTag);
    if (ofTag.has(request)) return;
    let resolve = () => {};
    const ended = new Promise<void>((resolveEnded) => (resolve = resolveEnded));
    const timer = setTimeout(() => endOne(tag, request), MAX_RENDER_MS).unref();
    ofTag.set(request, {
      ended,
      end() {
        clearTimeout(timer);
        resolve();
      },
    });
  }

  return {
    start(tags: readonly string[], request: object) {
      for (const tag of tags) startOne(tag, request);
    },
    end(tags: readonly string[], request: object) {
      for (const tag of tags) endOne(tag, request);
    },

    /** Resolves when every render of these tags that has started has ended, 5 s after its start at the latest. */
    async allEnded(tags: readonly string[]) {
      const started = tags.flatMap((tag) => [...(renders.get(tag)?.values() ?? [])]);
      await Promise.all(started.map(({ ended }) => ended));
    },
  };
}
