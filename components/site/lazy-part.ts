import { createElement, lazy, type ComponentType } from "react";

/**
 * A part of a page whose code is loaded only where the part is shown; next/dynamic would preload its script, and add 1.5 KB to every
 * visit. A function: the server's reference to a client component cannot resolve to what `lazy` returns.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return createElement(Part, props);
  };
}
