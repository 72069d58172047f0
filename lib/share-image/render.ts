import type { ReactElement } from "react";
import { drawInThread } from "@/lib/share-image/drawing-thread";
import { plainTree } from "@/lib/share-image/plain-tree";
import { SHARE_IMAGE_SIZE } from "@/lib/share-image-size";

/** The URL of a share image does not depend on what it shows, so it may not be cached permanently. */
const DAY_SECONDS = 24 * 60 * 60;

/** As long as a photo (P14.220): a moderator may remove it. */
const HOUR_SECONDS = 60 * 60;

/** Draws a share image as PNG. */
export async function renderShareImage(image: ReactElement, { hasPhoto = false } = {}) {
  const maxAge = hasPhoto ? HOUR_SECONDS : DAY_SECONDS;
  return new Response(await drawInThread(plainTree(image), SHARE_IMAGE_SIZE), {
    headers: { "Content-Type": "image/png", "Cache-Control": `public, max-age=${maxAge}` },
  });
}
