"use client";

import { useTexts } from "#texts";
import { Account } from "@/components/auth/menu/account";
import { AccountMenu } from "@/components/auth/menu/account-menu";
import { SheetAccount } from "@/components/auth/menu/sheet-account";
import { AccountLinks } from "@/components/layout/account-links";
import { LanguageLinks } from "@/components/layout/language-links";
import { Logo } from "@/components/layout/logo";
import { NavMenus, SheetMenus } from "@/components/layout/nav-menus";
import { OnWidth } from "@/components/layout/on-width";
import { SiteMenu } from "@/components/layout/site-menu";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import english from "@/lib/messages/en/layout.json";

/**
 * The navigation bar: four menus from `lg` up, the menu icon below. Its parts react to the visitor anyway, and from the server the data of each page
 * would name all of them.
 */
export function SiteHeader() {
  const t = useTexts("layout", english);
  return (
    <header className="site-header print:hidden">
      <div className="wrap flex h-(--header-height) items-center gap-9">
        <Logo isFirst />
        <OnWidth wide>
          <nav aria-label={t("nav.main")} className="me-auto hidden gap-1 lg:flex">
            <NavMenus />
          </nav>
          <div className="hidden items-center gap-2 lg:flex">
            <ThemeToggle />
            <Account signedOut={<AccountLinks />} signedIn={<AccountMenu />} />
          </div>
        </OnWidth>
        <OnWidth wide={false}>
          <SiteMenu logo={<Logo />}>
            <nav aria-label={t("nav.pages")}>
              <SheetMenus />
            </nav>
            <LanguageLinks label={t("languages")} className="pt-5" />
            <div className="mt-auto flex items-center justify-between pt-5">
              <span className="text-ink-2">{t("theme")}</span>
              <ThemeToggle />
            </div>
            <div className="grid grid-cols-2 gap-2.5 pt-2">
              <Account signedOut={<AccountLinks sheet />} signedIn={<SheetAccount />} />
            </div>
          </SiteMenu>
        </OnWidth>
      </div>
    </header>
  );
}
