import { useEffect, useRef, useState, type ReactNode } from "react";

/**
 * A map that WebGL draws. While the browser has taken its context away (a graphics card that failed, too many maps), `fallback` is in
 * its place; the map stays, since it draws again once it gets the context back.
 */
export function WhileDrawn({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    const frame = box.current;
    const lose = () => setIsLost(true);
    const restore = () => setIsLost(false);
    // These events of a canvas do not bubble.
    frame?.addEventListener("webglcontextlost", lose, true);
    frame?.addEventListener("webglcontextrestored", restore, true);
    return () => {
      frame?.removeEventListener("webglcontextlost", lose, true);
      frame?.removeEventListener("webglcontextrestored", restore, true);
    };
  }, []);

  return (
    <>
      <div ref={box} className="contents" {...(isLost && { style: { visibility: "hidden" } })}>
        {children}
      </div>
      {isLost && fallback}
    </>
  );
}
