"use client";

import { useDeferredValue, useSyncExternalStore } from "react";

const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now: Date | undefined;
let timer: number | undefined;

function tick() {
  now = new Date();
  listeners.forEach((listener) => listener());
}

/** Timers stand still in a page that the browser froze, or took out of sight. */
function tickInSight() {
  if (document.visibilityState === "visible") tick();
}

function start() {
  if (timer !== undefined) return;
  timer = window.setInterval(tick, TICK_MS);
  document.addEventListener("visibilitychange", tickInSight);
  window.addEventListener("pageshow", tickInSight);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", tickInSight);
    window.removeEventListener("pageshow", tickInSight);
    timer = undefined;
    now = undefined;
  };
}

/**
 * The current time, shared by all callers; undefined in prerendered HTML, which must not depend on it. What depends on it is rendered
 * when nothing more urgent is: a new value of a store renders everything below at once.
 */
export function useNow(): Date | undefined {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => (now ??= new Date()),
      () => undefined,
    ),
  );
}
