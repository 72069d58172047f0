import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

export const dynamic = "force-dynamic";

/** What the process keeps of the paths that were requested. */
export function GET() {
  return Response.json({ lifetimes: SharedCacheControls.cacheControls.size });
}
