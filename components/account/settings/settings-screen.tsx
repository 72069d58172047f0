import { Download, Trash2 } from "@/components/ui/icons";
import Link from "next/link";
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
import { secondStepHref } from "@/lib/auth/next-path";
import { ROUTES } from "@/lib/routes";

const SECTIONS = [
  { id: "you", title: "You" },
  { id: "sign-in", title: "Email and password" },
  { id: "second-factor", title: "Second factor" },
  { id: "units", title: "Units and theme" },
  { id: "offline", title: "Without a connection" },
  { id: "mails", title: "Emails from us" },
  { id: "data", title: "Your data" },
  { id: "delete", title: "Delete account" },
] as const;

const [YOU, SIGN_IN, FACTOR, UNITS, OFFLINE, MAILS, DATA, DELETE] = SECTIONS;

const SMALL = buttonVariants({ size: "sm" });

function SectionLinks({ hasWorld }: { hasWorld: boolean }) {
  return (
    <nav aria-label="Settings" className="flex-none lg:sticky lg:top-26 lg:w-56">
      <ul className="-mx-3.5 flex flex-wrap gap-1 lg:grid">
        {SECTIONS.filter((section) => hasWorld || section !== OFFLINE).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout-2 hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
  const { email, name, town, secondFactor, favoriteReviews, eventChanges, deletionDueAt } = account;
  const isCodeMissing = secondFactor === "unused";
  return (
    <main className="wrap pb-(--section)">
      <FreshSession email={email} />
      <PageHeading title="Settings" />
      <div className="grid items-start gap-x-16 gap-y-8 lg:flex">
        <SectionLinks hasWorld={worldCount !== undefined} />
        <div className="max-w-155 min-w-0 flex-1">
          <SavedMessage text={saved} />
          <DeletionNotice dueAt={deletionDueAt} />
          <SettingsSection {...YOU}>
            <ProfileForm labelledBy={YOU.id} page="settings" name={name} town={town} />
          </SettingsSection>
          <SettingsSection {...SIGN_IN}>
            <Setting name={email} text="You sign in with it.">
              <Link href={ROUTES.changeEmail} prefetch={false} className={SMALL}>
                Change email
              </Link>
            </Setting>
            <Setting name="Password" text="A new one signs out your other devices within an hour.">
              <Link href={ROUTES.changePassword} prefetch={false} className={SMALL}>
                Change password
              </Link>
            </Setting>
            <Setting id="devices" name="Other devices" text="You stay signed in here.">
              <SignOutOthersForm labelledBy="devices" />
            </Setting>
          </SettingsSection>
          <SettingsSection {...FACTOR}>
            <FactorSetting isOn={secondFactor !== "none"} />
          </SettingsSection>
          <SettingsSection {...UNITS}>
            <NeedsJavaScript>These settings need JavaScript.</NeedsJavaScript>
            <div className="grid gap-6 noscript:hidden">
              <Setting name="Distances" text="Kept on this device.">
                <UnitsChoice />
              </Setting>
              <Setting name="Theme" text="Kept on this device.">
                <ThemeChoice />
              </Setting>
            </div>
          </SettingsSection>
          {worldCount !== undefined && (
            <SettingsSection {...OFFLINE}>
              <WorldOffer restaurants={worldCount} />
            </SettingsSection>
          )}
          <SettingsSection {...MAILS}>
            <MailForm
              labelledBy={MAILS.id}
              favoriteReviews={favoriteReviews}
              eventChanges={eventChanges}
              isSending={isSendingMail}
            />
          </SettingsSection>
          <SettingsSection {...DATA}>
            <p className="text-ink-2">Everything that is stored about you, in one file.</p>
            <div>
              <a
                href={isCodeMissing ? secondStepHref(ROUTES.settings) : ROUTES.accountData}
                download={!isCodeMissing}
                className={SMALL}
              >
                <Download size={18} strokeWidth={1.9} aria-hidden="true" />
                Download my data
              </a>
            </div>
          </SettingsSection>
          <SettingsSection {...DELETE}>
            <p className="max-w-120 text-ink-2">
              Your name, email, favorites and photos are erased. You can keep your reviews up
              without your name, or erase them too.
            </p>
            <div>
              <Link
                href={ROUTES.deleteAccount}
                prefetch={false}
                className={buttonVariants({ variant: "danger", size: "sm" })}
              >
                <Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />
                Delete my account
              </Link>
            </div>
          </SettingsSection>
        </div>
      </div>
    </main>
  );
}
