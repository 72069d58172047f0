import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import Link from "next/link";
import type { ReactNode } from "react";
import { DeletionNotice } from "@/components/account/deletion/deletion-notice";
import { FactorSetting } from "@/components/account/second-factor/factor-setting";
import { FreshSession } from "@/components/account/fresh-session";
import { MailForm } from "@/components/account/settings/mail-form";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { SavedMessage } from "@/components/site/saved-message";
import { Setting, SettingsSection } from "@/components/account/settings/settings-section";
import { SignOutOthersForm } from "@/components/account/settings/sign-out-others-form";
import { ThemeChoice } from "@/components/account/settings/theme-choice";
import { UnitsChoice } from "@/components/account/settings/units-choice";
import { buttonVariants } from "@/components/ui/button";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { PageHeading } from "@/components/ui/page-heading";
import { WorldOffer } from "@/components/world/world-offer";
import type { OwnAccount } from "@/lib/account/signed-in-account";
import { secondStepPath } from "@/lib/auth/sign-in-path";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/account/settings.json";
import { ROUTES } from "@/lib/routes";

/** The sections by their id, with the message that is their title. */
const SECTIONS = {
  you: "you",
  "sign-in": "sign-in",
  "second-factor": "factor",
  units: "units",
  offline: "offline",
  mails: "mails",
  data: "data",
  delete: "delete",
} as const satisfies Record<string, keyof typeof english>;

type SectionId = keyof typeof SECTIONS;

const SMALL = buttonVariants({ size: "sm" });

function SectionLinks({ hasWorld }: { hasWorld: boolean }) {
  const t = useTexts("settings", english);
  const ids = Object.keys(SECTIONS) as SectionId[];
  return (
    <nav aria-label={t("title")} className="flex-none lg:sticky lg:top-26 lg:w-56">
      <ul className="-mx-3.5 flex flex-wrap gap-1 lg:grid">
        {ids
          .filter((id) => hasWorld || id !== "offline")
          .map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout-2 hover:text-ink"
              >
                {t(SECTIONS[id])}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

type DataLinkProps = { language: Language; isCodeMissing: boolean; children: ReactNode };

/** To everything that is stored about the account (P14.60); where it has a second factor, by way of its code. */
function DataLink({ language, isCodeMissing, children }: DataLinkProps) {
  const query = language === DEFAULT_LANGUAGE ? "" : `?language=${language}`;
  const step = secondStepPath(pathIn(language, ROUTES.settings));
  return (
    <a
      href={isCodeMissing ? step : `${ROUTES.accountData}${query}`}
      download={!isCodeMissing}
      className={SMALL}
    >
      {children}
    </a>
  );
}

type SettingsScreenProps = {
  account: OwnAccount;
  saved: string | undefined;
  /** Whether the site sends e-mail. */
  isSendingMail: boolean;
  /** How many restaurants there are in the world, where they can be kept offline. */
  worldCount: number | undefined;
};

/** Everything that a member can set (P14.58 to P14.62). */
export function SettingsScreen({ account, saved, isSendingMail, worldCount }: SettingsScreenProps) {
  const t = useTexts("settings", english);
  const { email, name, town, secondFactor, favoriteReviews, eventChanges, deletionDueAt } = account;
  const pathOf = (path: string) => pathIn(t.language, path) as "/";
  const section = (id: SectionId) => ({ id, title: t(SECTIONS[id]) });
  return (
    <main className="wrap pb-(--section)">
      <FreshSession email={email} />
      <PageHeading title={t("title")} />
      <div className="grid items-start gap-x-16 gap-y-8 lg:flex">
        <SectionLinks hasWorld={worldCount !== undefined} />
        <div className="max-w-155 min-w-0 flex-1">
          <SavedMessage text={saved} />
          <DeletionNotice dueAt={deletionDueAt} />
          <SettingsSection {...section("you")}>
            <ProfileForm labelledBy="you" page="settings" name={name} town={town} />
          </SettingsSection>
          <SettingsSection {...section("sign-in")}>
            <Setting name={email} text={t("email.text")}>
              <Link href={pathOf(ROUTES.changeEmail)} prefetch={false} className={SMALL}>
                {t("email.change")}
              </Link>
            </Setting>
            <Setting name={t("password")} text={t("password.text")}>
              <Link href={pathOf(ROUTES.changePassword)} prefetch={false} className={SMALL}>
                {t("password.change")}
              </Link>
            </Setting>
            <Setting id="devices" name={t("devices")} text={t("devices.text")}>
              <SignOutOthersForm labelledBy="devices" />
            </Setting>
          </SettingsSection>
          <SettingsSection {...section("second-factor")}>
            <FactorSetting isOn={secondFactor !== "none"} />
          </SettingsSection>
          <SettingsSection {...section("units")}>
            <NeedsJavaScript>{t("units.scripts")}</NeedsJavaScript>
            <div className="grid gap-6 noscript:hidden">
              <Setting name={t("units.distances")} text={t("units.kept")}>
                <UnitsChoice />
              </Setting>
              <Setting name={t("units.theme")} text={t("units.kept")}>
                <ThemeChoice />
              </Setting>
            </div>
          </SettingsSection>
          {worldCount !== undefined && (
            <SettingsSection {...section("offline")}>
              <WorldOffer restaurants={worldCount} />
            </SettingsSection>
          )}
          <SettingsSection {...section("mails")}>
            <MailForm
              labelledBy="mails"
              favoriteReviews={favoriteReviews}
              eventChanges={eventChanges}
              isSending={isSendingMail}
            />
          </SettingsSection>
          <SettingsSection {...section("data")}>
            <p className="text-ink-2">{t("data.text")}</p>
            <div>
              <DataLink language={t.language} isCodeMissing={secondFactor === "unused"}>
                <Icon name="Download" size={18} />
                {t("data.download")}
              </DataLink>
            </div>
          </SettingsSection>
          <SettingsSection {...section("delete")}>
            <p className="max-w-120 text-ink-2">{t("delete.text")}</p>
            <div>
              <Link
                href={pathOf(ROUTES.deleteAccount)}
                prefetch={false}
                className={buttonVariants({ variant: "danger", size: "sm" })}
              >
                <Icon name="Trash2" size={18} />
                {t("delete.action")}
              </Link>
            </div>
          </SettingsSection>
        </div>
      </div>
    </main>
  );
}
