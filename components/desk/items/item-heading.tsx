import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { MixedText } from "@/components/site/mixed-text";
import { buttonVariants } from "@/components/ui/button";
import { isHidden } from "@/lib/hidden/is-hidden";

type ItemHeadingProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Pages about it, here and elsewhere. */
  links?: readonly { href: string; label: string }[];
};

/** A text with the languages of its names; other children know theirs. */
function Written({ children }: { children: ReactNode }) {
  return typeof children === "string" ? <MixedText text={children} /> : children;
}

/** What an item is about. */
export function ItemHeading({ title, subtitle, links = [] }: ItemHeadingProps) {
  const shown = links.filter(({ href }) => !isHidden(href));
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 data-page-start className="headline text-h3">
          <Written>{title}</Written>
        </h2>
        {subtitle && (
          <p className="mt-1 text-ink-2">
            <Written>{subtitle}</Written>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            {...(href.startsWith("https:") && { rel: "noreferrer" })}
            className={buttonVariants({ size: "sm" })}
          >
            {label}
            <Icon name="ExternalLink" size={18} />
          </a>
        ))}
      </div>
    </div>
  );
}

/** A text as it was sent, with its line breaks. */
export function Quote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="my-5">
      <h3 className="mb-1 font-display text-h4">{label}</h3>
      <p className="max-w-152 whitespace-pre-line">{children}</p>
    </section>
  );
}
