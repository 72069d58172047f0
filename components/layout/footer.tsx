import { Logo } from "@/components/layout/logo";
import { SocialButtons } from "@/components/layout/social-buttons";
import { SocialLinks } from "@/components/layout/social-links";
import { IntentLink } from "@/components/ui/intent-link";
import { FOOTER_COLUMNS, isHidden, LEGAL_PAGES } from "@/lib/navigation";
import { SOCIAL_LINKS } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { SITE_DESCRIPTION } from "@/lib/site";

const LINK =
  "inline-flex min-h-11 min-w-11 items-center text-on-grove-2 hover:text-on-grove hover:underline";

/** The footer of every screen (P2.10); the credits name the data that the site ships. */
export function Footer() {
  return (
    <footer className="site-footer on-grove bg-grove pt-12 pb-9 text-on-grove md:pt-18 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 max-xs:grid-cols-1 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <Logo />
            <p className="mt-3 max-w-[22em] text-on-grove-2">{SITE_DESCRIPTION}</p>
          </div>
          {FOOTER_COLUMNS.map(({ title, entries }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 text-note font-strong">{title}</h2>
              <ul>
                {entries.map(({ href, label }) => (
                  <li key={label}>
                    <IntentLink href={href} className={LINK}>
                      {label}
                    </IntentLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-grove-2 pt-6 text-small">
          {LEGAL_PAGES.map(({ href, label }) => (
            <IntentLink key={href} href={href} className={LINK}>
              {label}
            </IntentLink>
          ))}
          {SOCIAL_LINKS && <SocialLinks addresses={SOCIAL_LINKS} />}
          {!SOCIAL_LINKS && !isHidden(ROUTES.blog) && <SocialButtons />}
        </div>
        <p className="mt-2 text-micro text-on-grove-2">
          Place data{" "}
          <a href="https://www.openstreetmap.org/copyright" className="underline" rel="noopener">
            © OpenStreetMap contributors
          </a>
          ,{" "}
          <a
            href="https://opendatacommons.org/licenses/odbl/1-0/"
            className="underline"
            rel="license noopener"
          >
            ODbL
          </a>
          . City names and coordinates from{" "}
          <a href="https://www.geonames.org/" className="underline" rel="noopener">
            GeoNames
          </a>
          , CC BY 4.0. Sample listings are marked
          <span className="in-data-database:hidden">; members are samples</span>.
        </p>
      </div>
    </footer>
  );
}
