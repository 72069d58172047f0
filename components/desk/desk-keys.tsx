"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { readPreference, writePreference } from "@/lib/desk/keys-preference";

const KEYS = [
  ["J", "Next"],
  ["K", "Previous"],
  ["A", "Approve or keep"],
  ["R", "Reject or remove"],
  ["Esc", "Close the rejection"],
  ["F", "Search and filters"],
  ["?", "These keys"],
] as const;

type DeskKeysProps = { next: string | undefined; previous: string | undefined };

/** Whether a key belongs to what has the focus. */
function isTyping({ target }: KeyboardEvent) {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}

function openRefusal() {
  const refusal = document.querySelector<HTMLDetailsElement>("[data-desk-refusal]");
  if (!refusal) return;
  refusal.open = true;
  refusal.querySelector<HTMLElement>("input[type=radio], textarea")?.focus();
}

/** Leaves the rejection, as long as the focus is in it. */
function closeRefusal() {
  const refusal = document.querySelector<HTMLDetailsElement>("[data-desk-refusal]");
  if (!refusal?.open || !refusal.contains(document.activeElement)) return;
  refusal.open = false;
  refusal.querySelector<HTMLElement>("summary")?.focus();
}

function openFilters() {
  const filters = document.querySelector<HTMLDetailsElement>("details[data-desk-filters]");
  if (!filters) return;
  filters.open = true;
  filters.querySelector<HTMLElement>("input, select")?.focus();
}

/** The keys of the desk (P14.79): outside fields only, and until they are turned off. */
export function DeskKeys({ next, previous }: DeskKeysProps) {
  const router = useRouter();
  const [isShown, setShown] = useState(false);
  const [isOff, setOff] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);

  // Updated in the same frame as the item, so that a key applies to the item that is shown.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (readPreference() === "off") return;
      if (event.key === "Escape") closeRefusal();
      if (isTyping(event)) return;
      const actions: Record<string, () => void> = {
        j: () => next && router.push(next as "/"),
        k: () => previous && router.push(previous as "/"),
        a: () => document.querySelector<HTMLElement>("[aria-keyshortcuts=a]")?.click(),
        r: openRefusal,
        f: openFilters,
        "?": () => setShown((shown) => !shown),
      };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [next, previous, router]);

  function toggle() {
    writePreference(isOff ? "on" : "off");
    setOff(!isOff);
  }

  function show() {
    setOff(readPreference() === "off");
    setShown(!isShown);
  }

  return (
    <section
      ref={section}
      aria-label="Keys"
      className="mt-8 text-note text-ink-2 max-md:hidden noscript:hidden"
    >
      <Button variant="quiet" size="sm" aria-expanded={isShown} onClick={show} className="-ml-4">
        Keyboard shortcuts
      </Button>
      {isShown && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {KEYS.map(([key, meaning]) => (
            <span key={key} className="inline-flex items-center gap-2">
              <kbd className="rounded-tag border border-control px-2 py-0.5 font-strong text-ink">
                {key}
              </kbd>
              {meaning}
            </span>
          ))}
          <Button variant="quiet" size="sm" onClick={toggle}>
            {isOff ? "Turn keys on" : "Turn keys off"}
          </Button>
        </div>
      )}
    </section>
  );
}
