"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import english from "@/lib/messages/en/missing/page.json";
import { ROUTES } from "@/lib/routes";

export type Message = {
  title: string;
  text: string;
  ways: { href: string; text: string }[];
  /** Of a message that is known to be in the language of its path, whatever that of the page around it. */
  attributes?: { lang: string; dir: string; className: string };
};

const { home, ...texts } = english;
const GENERAL: Message = { ...texts, ways: [{ href: ROUTES.home, text: home }] };

/**
 * What the not-found screen says (P2.6); logs the path that was tried. One prerendered page is the response to every unknown URL, so only the
 * browser knows the path, and the message for it is loaded: every page carries this screen, few visitors see it.
 */
export function NotFoundMessage() {
  const [{ title, text, ways, attributes }, setMessage] = useState(GENERAL);

  useEffect(() => {
    const path = window.location.pathname;
    console.error("404: no page at", path);
    import("@/components/layout/not-found/message-at").then(
      ({ messageAt }) => setMessage(messageAt(path)),
      () => undefined,
    );
  }, []);

  return (
    <div {...attributes}>
      <h1 className="headline text-h2">{title}</h1>
      <p className="mt-3.5 mb-7 max-w-lead text-lead text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        {ways.map((way, index) => (
          // A document: the way may lead into another language than that of the page around.
          <a
            key={way.href}
            href={way.href}
            className={buttonVariants({
              variant: index ? "line" : "beet",
              size: "lg",
              className: "max-md:w-full",
            })}
          >
            {way.text}
          </a>
        ))}
      </div>
    </div>
  );
}
