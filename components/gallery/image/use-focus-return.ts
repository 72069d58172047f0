import { useCallback, useEffect, useRef, type RefObject } from "react";
import { imageFragment } from "@/lib/gallery/fragment";

type Opener = { id: number; element: HTMLElement };

/** The link on the card of an image, if the card is there. */
function cardLink(id: number) {
  return document.querySelector<HTMLElement>(`${imageFragment(id)} a`);
}

/**
 * Where the focus goes when the dialog closes: to the element that opened it, or, when the visitor moved to another image or came by
 * its URL, to that image's card; otherwise to `area`.
 */
export function useFocusReturn(openId: number | undefined, area: RefObject<HTMLElement | null>) {
  const opener = useRef<Opener>(undefined);
  const lastId = useRef<number>(undefined);

  useEffect(() => {
    if (openId !== undefined) lastId.current = openId;
  }, [openId]);

  const rememberOpener = useCallback((id: number, element: HTMLElement) => {
    opener.current = { id, element };
  }, []);

  const returnFocus = useCallback(() => {
    const { id, element } = opener.current ?? {};
    const last = lastId.current;
    opener.current = undefined;
    const isOpeners = last === id && element?.isConnected;
    const target = isOpeners ? element : last !== undefined && cardLink(last);
    (target || area.current)?.focus();
  }, [area]);

  return { rememberOpener, returnFocus };
}
