import { useTexts } from "#texts";
import type { ComponentProps } from "react";
import { isHidden } from "@/lib/hidden/is-hidden";
import { LANGUAGES } from "@/lib/languages/languages";
import { languageOfPath } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import english from "@/lib/messages/en/controls.json";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Whether it says itself that its page is in English; not where a text beside it does. */
  isMarked?: boolean;
};

/** A link of a server component that loads a document: within the language of the page where its target exists in it; to a part that is left out, its text alone. */
export function PageLink({ href, isMarked = true, children, ...props }: PageLinkProps) {
  const t = useTexts("controls", english);
  if (isHidden(href)) return <span>{children}</span>;
  const path = pathLeadingBack(t.language, href);
  const language = languageOfPath(path);
  if (language === t.language)
    return (
      <a {...props} href={path}>
        {children}
      </a>
    );
  return (
    <a {...props} href={path} hrefLang={LANGUAGES[language].tag}>
      {children}
      {isMarked && (
        <>
          {" "}
          <span className="ms-1 font-sans text-micro font-normal tracking-normal whitespace-nowrap">
            {t("in-english")}
          </span>
        </>
      )}
    </a>
  );
}
