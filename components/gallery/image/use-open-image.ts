import { useCallback, useDeferredValue, useState } from "react";
import { useFragmentState, type FragmentCodec } from "@/lib/browser/use-fragment-state";
import { imageFragment, imageIdOf } from "@/lib/gallery/fragment";
import { pathIn } from "@/lib/languages/paths";
import type { Language } from "@/lib/languages/languages";
import { ROUTES } from "@/lib/routes";

type OpenImage = { openId: number | undefined };

const historyIn = (language: Language): FragmentCodec<OpenImage> => ({
  path: pathIn(language, ROUTES.aiGallery),
  initial: { openId: undefined },
  read: ({ fragment }) => ({ openId: imageIdOf(fragment) }),
  write: ({ openId }) => ({ fragment: openId === undefined ? "" : imageFragment(openId) }),
});

/**
 * The id of the open image: read from the URL on arrival, Back and Forward, and written to it when it changes. The first image adds a
 * history entry, so that Back closes the dialog; the next ones replace the entry (P11.11).
 */
export function useOpenImage(language: Language) {
  const [history] = useState(() => historyIn(language));
  const { state, change, current } = useFragmentState(history);
  const { openId } = state;
  // Rendering the dialog does not block the press.
  const deferredId = useDeferredValue(openId);

  const openImage = useCallback(
    (id: number) => change({ openId: id }, current().openId === undefined ? "push" : "replace"),
    [change, current],
  );
  const closeImage = useCallback(() => change({ openId: undefined }, "leave"), [change]);

  return { openId: openId === undefined ? undefined : deferredId, openImage, closeImage };
}
