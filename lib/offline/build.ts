/** What the worker of one build keeps from the start; written into it by scripts/build/service-worker.mjs. */
export type OfflineBuild = {
  id: string;
  /** Addresses of pages that are there without a connection though they were never visited. */
  pages: string[];
  /** What those pages need; `revision` is null where the name holds a hash. */
  files: { url: string; revision: string | null }[];
  /** URLs of what those pages load late: kept where the visitor keeps the world. */
  lazyFiles: string[];
};
