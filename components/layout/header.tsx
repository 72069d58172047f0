import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { LanguageLinks } from "@/components/layout/language-links";
import { Logo } from "@/components/layout/logo";
import { NavMenus, SheetMenus } from "@/components/layout/nav-menus";
import { OnWidth } from "@/components/layout/on-width";
import { SiteMenu } from "@/components/layout/site-menu";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import english from "@/lib/messages/en/layout.json";

type HeaderProps = {
  /** Sign In and Join Now, or the signed-in visitor's menu: once for the bar, once for the phone sheet. */
  account: ReactNode;
  sheetAccount: ReactNode;
};

/** The navigation bar: four menus from `lg` up, the menu icon below. */
export function Header({ account, sheetAccount }: HeaderProps) {
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
            {account}
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
            <div className="grid grid-cols-2 gap-2.5 pt-2">{sheetAccount}</div>
          </SiteMenu>
        </OnWidth>
      </div>
    </header>
  );
}
