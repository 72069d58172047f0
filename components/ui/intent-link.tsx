"use client";

import Link from "next/link";
import { use, useEffect, useRef, useState, type ComponentProps } from "react";
import { InEnglish } from "@/components/ui/in-english";
import { isHidden } from "@/lib/hidden/is-hidden";
import { LANGUAGES } from "@/lib/languages/languages";
import { languageOfPath } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { TextsContext } from "@/lib/languages/texts-context";

/** A pointer that only passes over the link leaves sooner than this. */
const HOVER_MS = 80;

type IntentLinkProps = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & {
  href: string;
  /** Whether it says itself that its page is in English (InEnglish): a card, whose end is no place for words. */
  isCard?: boolean;
};

/** The link on a page in another language: within it where the page exists in it, else a new document in English. */
function useLinkedPage(href: string) {
  const page = use(TextsContext);
  if (!page || !href.startsWith("/")) return { href, isForeign: false };
  const path = pathLeadingBack(page.language, href);
  return { href: path, isForeign: languageOfPath(path) !== page.language };
}

/** A new document: the layout around the pages is in one language. */
function ForeignLink({ replace, scroll, shallow, ...props }: Omit<IntentLinkProps, "isCard">) {
  return <a {...props} hrefLang={LANGUAGES[languageOfPath(props.href)].tag} />;
}

/**
 * A link whose page is prefetched when a mouse stays on it or a touch begins. Visible links do not prefetch: menu and footer
 * would request thirty pages. To a part that the operator has left out it is its text alone.
 */
export function IntentLink({ isCard = false, href: wanted, ...props }: IntentLinkProps) {
  const { href, isForeign } = useLinkedPage(wanted);
  const [isPrefetched, setIsPrefetched] = useState(false);
  const timer = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);
  if (isHidden(wanted)) return <span>{props.children}</span>;
  if (isForeign)
    return (
      <ForeignLink {...props} href={href}>
        {props.children}
        {!isCard && <InEnglish href={href} />}
      </ForeignLink>
    );
  return (
    <Link
      {...props}
      href={href}
      prefetch={isPrefetched ? null : false}
      onPointerEnter={({ pointerType }) => {
        if (isPrefetched) return;
        const delay = pointerType === "mouse" ? HOVER_MS : 0;
        timer.current = window.setTimeout(() => setIsPrefetched(true), delay);
      }}
      onPointerLeave={cancel}
    />
  );
}
