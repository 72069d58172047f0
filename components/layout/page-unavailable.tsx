"use client";

import Link from "next/link";
import { useEffect, useRef, useTransition } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Illustration } from "@/components/ui/reading/illustration";
import { ACCOUNTS_UNAVAILABLE } from "@/lib/auth/accounts-unavailable";
import { ROUTES } from "@/lib/routes";

const PICTURE = { src: "/pictures/site/empty.svg", alt: "", width: 600, height: 450 };

export type PageUnavailableProps = {
  error: unknown;
  /** Requests the page once more. */
  retry: () => void;
};

type Words = {
  title: string;
  /** Where the accounts cannot be reached, and where anything else is the matter. */
  accounts: string;
  page: string;
  number: (digest: string) => string;
  retry: string;
  trying: string;
  home: string;
  homePath: string;
};

/** Without the code that formats messages: pages carry this, and few visitors see it. */
const ENGLISH: Words = {
  title: "Back in a moment",
  accounts:
    "Accounts cannot be reached right now, and this page shows what is in yours. You stay signed in: please try again.",
  page: "This page cannot be shown right now. Please try again.",
  number: (digest) => `If that does not help, please tell us this number: ${digest}`,
  retry: "Try again",
  trying: "Trying again...",
  home: "To the home page",
  homePath: ROUTES.home,
};

/** All that a browser gets of an error of the server: a number that is in the log, or the reason. */
function digestOf(error: unknown) {
  const digest = (error as { digest?: unknown } | null)?.digest;
  return typeof digest === "string" ? digest : undefined;
}

/** In place of a page of the visitor's own that a link led to and that the server could not render (P14.400). */
export function PageUnavailable({
  error,
  retry,
  words = ENGLISH,
}: PageUnavailableProps & { words?: Words }) {
  const digest = digestOf(error);
  const isOfAccounts = digest === ACCOUNTS_UNAVAILABLE;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTrying, startTrying] = useTransition();

  // A failed press replaces this screen by a new one, without the button that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <main className="wrap grid gap-7 pt-6 md:grid-cols-2 md:items-center md:gap-10 md:pt-18 lg:gap-20">
      <div className="bg-sprout max-md:-mx-(--gutter) max-md:-mt-6 max-md:px-8 max-md:py-5 md:order-2 md:rounded-block md:px-8 md:py-12">
        <Illustration picture={PICTURE} eager className="mx-auto h-auto w-full max-md:max-w-75" />
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} className="headline text-h1 text-balance outline-0">
          {words.title}
        </h1>
        <p className="mt-4 mb-7 text-lead text-ink-2">
          {isOfAccounts ? words.accounts : words.page}
        </p>
        {digest && !isOfAccounts && <p className="mb-7 text-ink-2">{words.number(digest)}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="beet"
            size="lg"
            className="max-md:w-full"
            aria-disabled={isTrying}
            onClick={() => isTrying || startTrying(retry)}
          >
            {isTrying ? words.trying : words.retry}
          </Button>
          <Link
            href={words.homePath as "/"}
            className={buttonVariants({ variant: "line", size: "lg", className: "max-md:w-full" })}
          >
            {words.home}
          </Link>
        </div>
      </div>
    </main>
  );
}
