import type { Metadata, Viewport } from "next";
import { Activity } from "react";
import { fontVariables } from "@/app/fonts";
import { Footer } from "@/components/layout/footer/footer";
import { FooterCredits } from "@/components/layout/footer/footer-credits";
import { SiteHeader } from "@/app/site-header";
import { InlineScripts } from "@/components/layout/inline-scripts";
import { OldBrowser } from "@/components/layout/old-browser";
import { SocialLinks } from "@/components/layout/footer/social-links";
import { PageServices } from "@/app/page-services";
import { IslandTexts } from "@/components/layout/island-texts";
import { BRAND_COLORS, DARK_PAPER } from "@/lib/brand-colors";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import { hasDatabase } from "@/lib/database/has-database";
import { ownColorsSheet } from "@/lib/env/own-colors";
import { ownPageIcons } from "@/lib/env/site-icons";
import { LANGUAGES } from "@/lib/languages/languages";
import { islandTexts } from "@/lib/languages/texts-in";
import { useTexts } from "@/lib/languages/use-texts-on-server";
import english from "@/lib/messages/en/meta.json";
import { pageMetadata } from "@/lib/metadata";
import { ACCENT_COLOR, GROUND_COLOR, OWN_LOGO, SITE_URL, SOCIAL_LINKS } from "@/lib/public-env";
import { SITE_NAME } from "@/lib/site";
import "./globals.css";

/** What the skip link leads to, and what takes the focus on the next page. */
const CONTENT_ID = "content";

/** The operator's, where the settings name any. */
const OWN_COLORS = ownColorsSheet(ACCENT_COLOR, GROUND_COLOR);

const OWN_ICONS = ownPageIcons(OWN_LOGO);

export const metadata: Metadata = {
  ...pageMetadata({ title: SITE_NAME }),
  ...(OWN_ICONS && { icons: OWN_ICONS }),
  metadataBase: new URL(SITE_URL),
  applicationName: SITE_NAME,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: BRAND_COLORS.paper },
    { media: "(prefers-color-scheme: dark)", color: DARK_PAPER },
  ],
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  const t = useTexts("meta", english);
  const { tag, dir } = LANGUAGES[t.language];
  const texts = islandTexts(t.language);
  const body = (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link">
        {t("skip")}
      </a>
      <OldBrowser />
      <SiteHeader />
      <div id={CONTENT_ID} tabIndex={-1} className="min-h-[60svh] outline-0">
        {children}
      </div>
      {/* Hydrated after the page. */}
      <Activity>
        <Footer
          socialLinks={SOCIAL_LINKS && <SocialLinks addresses={SOCIAL_LINKS} />}
          credits={<FooterCredits />}
        />
      </Activity>
      <PageServices content={CONTENT_ID} />
    </>
  );
  return (
    <html
      lang={tag}
      {...(dir === "rtl" && { dir })}
      className={fontVariables}
      {...(hasDatabase() && { [DATABASE_ATTRIBUTE]: "" })}
      suppressHydrationWarning
    >
      <head>
        {OWN_COLORS && <style dangerouslySetInnerHTML={{ __html: OWN_COLORS }} />}
        <InlineScripts />
      </head>
      <body>{texts ? <IslandTexts texts={texts}>{body}</IslandTexts> : body}</body>
    </html>
  );
}
