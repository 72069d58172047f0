import { BookOpen, ChevronRight, Languages, MapPin, Utensils } from "@/components/ui/icons";
import Link from "next/link";
import type { ReactNode } from "react";
import { TryAgain } from "@/components/offline/try-again";
import { Illustration } from "@/components/ui/reading/illustration";
import { isHidden } from "@/lib/hidden/is-hidden";
import { KEPT_PAGES } from "@/lib/offline/pages";

const ICONS = [MapPin, Utensils, BookOpen, Languages];
const PICTURE = { src: "/pictures/site/empty.svg", alt: "", width: 600, height: 450 };

/** Shown for a page that can neither be requested nor is cached; `children` say what else is known of it. */
export function OfflineScreen({ children }: { children?: ReactNode }) {
  return (
    <main className="wrap grid gap-7 pt-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:items-center md:gap-10 md:pt-18 lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)] lg:gap-20">
      <div className="bg-sprout max-md:-mx-(--gutter) max-md:-mt-6 max-md:px-8 max-md:py-5 md:order-2 md:rounded-block md:px-8 md:py-12">
        <Illustration
          picture={PICTURE}
          eager
          className="mx-auto h-auto w-full max-md:max-w-[300px]"
        />
      </div>
      <div>
        <h1 className="headline text-h1 text-balance">You are offline</h1>
        <p className="mt-4 mb-7 text-lead text-ink-2">
          There is no connection. Check the network, then try again.
        </p>
        <TryAgain />
        <h2 className="mt-9 mb-4 font-display text-h3">Still on this device</h2>
        <ul className="border-b border-line">
          {KEPT_PAGES.map(({ href, label, detail }, index) => {
            if (isHidden(href)) return null;
            const Icon = ICONS[index] ?? BookOpen;
            return (
              <li key={href} className="border-t border-line">
                <Link
                  href={href}
                  prefetch={false}
                  className="group flex min-h-16 items-center gap-3.5 leading-copy font-strong"
                >
                  <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
                  <span className="decoration-beet decoration-2 underline-offset-4 group-hover:underline">
                    {label}
                    <small className="block text-note font-normal text-ink-3">{detail}</small>
                  </span>
                  <ChevronRight
                    size={20}
                    strokeWidth={1.9}
                    aria-hidden="true"
                    className="ml-auto text-ink-3"
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="order-last empty:hidden md:col-span-2">{children}</div>
    </main>
  );
}
