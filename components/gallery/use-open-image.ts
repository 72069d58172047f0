import { startTransition, useCallback, useEffect, useState } from "react";
import { imageFragment, imageIdOf } from "@/lib/gallery/fragment";

/** Marks the history entry that opening an image added, so that closing can go back over it. */
const ENTRY_KEY = "chardGallery";

function addressOf(fragment: string) {
  const { pathname, search } = window.location;
  return `${pathname}${search}${fragment}`;
}

function entryIsOurs() {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[ENTRY_KEY]);
}

/**
 * Passing the router's own keys along keeps Next from treating this as a navigation. A browser that limits such calls
 * (Safari: 100 in ten seconds) only misses an address: which image is open lives in memory.
 */
function writeAddress(how: "pushState" | "replaceState", fragment: string, state: object | null) {
  try {
    window.history[how](state, "", addressOf(fragment));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Puts the image into the address (P11.11): the first adds an entry, so Back closes it; the next ones keep it. */
function showInAddress(id: number) {
  const { history, location } = window;
  const isFirst = imageIdOf(location.hash) === undefined;
  if (isFirst)
    writeAddress("pushState", imageFragment(id), { ...history.state, [ENTRY_KEY]: true });
  else writeAddress("replaceState", imageFragment(id), history.state);
}

/** Takes the image out of the address; a visitor who came by a shared address stays on this page. */
function clearAddress() {
  if (imageIdOf(window.location.hash) === undefined) return;
  if (entryIsOurs()) window.history.back();
  else writeAddress("replaceState", "", window.history.state);
}

/** The id of the open image: told by the address on arrival, Back and Forward, and written there when it changes. */
export function useOpenImage() {
  const [openId, setOpenId] = useState<number>();

  useEffect(() => {
    const read = () => setOpenId(imageIdOf(window.location.hash));
    read();
    window.addEventListener("popstate", read);
    window.addEventListener("hashchange", read);
    return () => {
      window.removeEventListener("popstate", read);
      window.removeEventListener("hashchange", read);
    };
  }, []);

  const openImage = useCallback((id: number) => {
    showInAddress(id);
    startTransition(() => setOpenId(id));
  }, []);

  const closeImage = useCallback(() => {
    setOpenId(undefined);
    clearAddress();
  }, []);

  return { openId, openImage, closeImage };
}
