/** Next does not report a render that fails: after so long it counts as ended. */
const MAX_RENDER_MS = 5_000;

type Render = { ended: Promise<void>; end: () => void; timer: NodeJS.Timeout };

/** Which pages are being rendered, by the tag of their path. */
export function rendersInProgress() {
  const renders = new Map<string, Render>();

  function end(tag: string) {
    const render = renders.get(tag);
    renders.delete(tag);
    clearTimeout(render?.timer);
    render?.end();
  }

  return {
    end,

    start(tag: string) {
      if (renders.has(tag)) return;
      let resolve = () => {};
      const ended = new Promise<void>((resolveEnded) => (resolve = resolveEnded));
      const timer = setTimeout(() => end(tag), MAX_RENDER_MS).unref();
      renders.set(tag, { ended, end: resolve, timer });
    },

    /** Resolves when every render of these tags that has started has ended, 5 s after its start at the latest. */
    async allEnded(tags: readonly string[]) {
      await Promise.all(tags.map((tag) => renders.get(tag)?.ended));
    },
  };
}
