"use client";

import { useEffect, useState, type ReactNode } from "react";

/**
 * What the not-found screen says (P2.6), `children` until that for the path is loaded; logs the path that was tried. One prerendered page of a
 * language is the response to every unknown URL, so only the browser knows the path. Every page carries this, few visitors see it.
 */
export function NotFoundMessage({ children }: { children: ReactNode }) {
  const [exact, setExact] = useState<ReactNode>();

  useEffect(() => {
    const path = window.location.pathname;
    console.error("404: no page at", path);
    import("@/components/layout/not-found/message-at").then(
      ({ messageAt }) => setExact(messageAt(path)),
      () => undefined,
    );
  }, []);

  return exact ?? children;
}
