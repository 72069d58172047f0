import type { ReactElement } from "react";
import { drawInThread } from "@/lib/share-image/drawing-thread";
import { plainTree } from "@/lib/share-image/plain-tree";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";

/** A day: the URL of a share image does not depend on what it shows, so it may not be cached permanently. */
const CACHE_CONTROL = "public, max-age=86400";

/** Draws a share image as PNG. */
export async function renderShareImage(image: ReactElement) {
  return new Response(await drawInThread(plainTree(image), SHARE_IMAGE_SIZE), {
    headers: { "Content-Type": "image/png", "Cache-Control": CACHE_CONTROL },
  });
}
