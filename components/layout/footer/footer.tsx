"use client";

import { useTexts } from "#texts";
import { Fragment, type ReactNode } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { Logo } from "@/components/layout/logo";
import { SocialButtons } from "@/components/layout/footer/social-buttons";
import { IntentLink } from "@/components/ui/intent-link";
import { isHidden } from "@/lib/hidden/is-hidden";
import english from "@/lib/messages/en/layout.json";
import { FOOTER_COLUMNS, LEGAL_PAGES } from "@/lib/navigation";
import { OWN_SITE_DESCRIPTION, OWN_SITE_NAME } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";

type FooterProps = {
  /** The operator's pages in social networks. */
  socialLinks: ReactNode;
  credits: ReactNode;
};

/**
 * The footer of every screen (P2.10). Its links are islands anyway, and its words are in a script with those of the menus: from the server both
 * would be in each page twice.
 */
export function Footer({ socialLinks, credits }: FooterProps) {
  const t = useTexts("layout", english);
  return (
    <footer className="site-footer on-grove">
      <div className="wrap">
        <div className="footer-columns">
          <div className="max-lg:col-span-full">
            <Logo />
            <p className="mt-3 max-w-[22em] text-on-grove-2">
              {OWN_SITE_DESCRIPTION ??
                t.rich("description", {
                  // Chard is of the whole world; a site with a name of its own may be of one country.
                  everywhere: (text) =>
                    !OWN_SITE_NAME && <Fragment key="everywhere">{text}</Fragment>,
                })}
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ text: title, entries }) => (
            <nav key={title} aria-label={t(title)}>
              <h2>{t(title)}</h2>
              <ul>
                {entries.map(({ href, text }) => (
                  <li key={text}>
                    <IntentLink href={href}>{t(text)}</IntentLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-end">
          {LEGAL_PAGES.map(({ href, text }) => (
            <IntentLink key={href} href={href}>
              {t(text)}
            </IntentLink>
          ))}
          {socialLinks}
          {!socialLinks && !isHidden(ROUTES.blog) && <SocialButtons />}
        </div>
        <LanguageLinks label={t("languages")} className="mt-2 text-small" />
        {credits}
      </div>
    </footer>
  );
}
