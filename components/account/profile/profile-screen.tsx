import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { DeletionNotice } from "@/components/account/deletion/deletion-notice";
import { FreshSession } from "@/components/account/fresh-session";
import { InitialAvatar } from "@/components/ui/initial-avatar";
import { OwnLists, type JoinedEvent } from "@/components/account/profile/account-lists";
import { OwnReviews } from "@/components/account/profile/account-reviews";
import { OwnText } from "@/components/ui/reading/own-text";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { Removals, type RemovedContent } from "@/components/account/profile/removals";
import { SavedMessage } from "@/components/site/saved-message";
import { SuspensionNotice } from "@/components/account/profile/suspension-notice";
import { QuestionNote } from "@/components/site/question-note";
import { buttonVariants } from "@/components/ui/button";
import { Figures } from "@/components/site/figures";
import { InEnglish } from "@/components/ui/in-english";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import type { OwnAccount } from "@/lib/account/signed-in-account";
import { isHidden } from "@/lib/hidden/is-hidden";
import english from "@/lib/messages/en/account/profile.json";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import type { OwnRecords } from "@/lib/database/accounts/account-records";
import type { OwnReport } from "@/lib/database/accounts/account-reports";
import { deskHref, memberHref, ROUTES } from "@/lib/routes";

type ProfileScreenProps = {
  account: OwnAccount;
  records: Omit<OwnRecords, "events"> & {
    events: JoinedEvent[];
    removals: readonly RemovedContent[];
    reports: readonly OwnReport[];
  };
  /** Titles of the forum's samples, by id. */
  sampleTopics: Readonly<Record<string, string>>;
  /** Whether the account has a role at the desk (P14.70). */
  isAtDesk: boolean;
  saved: string | undefined;
};

/** A member's own page (P14.56). */
export function ProfileScreen({
  account,
  records,
  sampleTopics,
  isAtDesk,
  saved,
}: ProfileScreenProps) {
  const t = useTexts("profile", english);
  const { email, name, town, slug, since, deletionDueAt, suspension } = account;
  const accepted = records.suggestions.filter(({ status }) => status === "accepted");
  return (
    <main className="wrap pt-7 pb-(--section) md:pt-12">
      <FreshSession email={email} />
      <SavedMessage text={saved} />
      <SuspensionNotice suspension={suspension} />
      <DeletionNotice dueAt={deletionDueAt} />
      <div className="flex flex-wrap items-center gap-5">
        <InitialAvatar name={name} />
        <div className="min-w-0 flex-1">
          <h1 className="headline text-h1 text-balance wrap-anywhere">
            <OwnText language={t.language} text={name} />
          </h1>
          <p className="mt-2 text-ink-2">
            {town && t("town", { town })}
            {since && t("since", { month: formatMonthIn(t.language, since) })}
          </p>
        </div>
        {isAtDesk && (
          <a href={deskHref()} className={cn(buttonVariants(), "max-md:w-full")}>
            <Icon name="Gavel" />
            {t("desk")}
            <InEnglish href={deskHref()} />
          </a>
        )}
        <IntentLink href={ROUTES.settings} className={cn(buttonVariants(), "max-md:w-full")}>
          <Icon name="Settings" />
          {t("settings")}
        </IntentLink>
      </div>
      <Figures
        figures={[
          { value: records.reviews.length, name: t("reviews") },
          {
            value: records.confirmations + accepted.length,
            name: t("helped"),
          },
          {
            value: records.favorites,
            name: t("favorites"),
            note: t("favorites.note"),
          },
        ]}
      />
      {records.questions.map((question) => (
        <QuestionNote key={question.token} question={question} />
      ))}
      <div className="grid items-start gap-x-18 gap-y-10 lg:flex">
        <OwnReviews
          reviews={records.reviews}
          publicPage={
            slug &&
            !isHidden(memberHref(slug)) && (
              <IntentLink href={memberHref(slug)} className="link">
                {t("as-others")}
              </IntentLink>
            )
          }
        />
        <div className="grid flex-none gap-10 lg:w-85">
          <OwnLists {...records} sampleTopics={sampleTopics} />
          <section aria-labelledby="public-name">
            <h2 id="public-name" className="mb-4 font-display text-h3 font-extrabold">
              {t("name")}
            </h2>
            <ProfileForm labelledBy="public-name" page="profile" name={name} town={town} />
          </section>
        </div>
      </div>
      <Removals removals={records.removals} />
    </main>
  );
}
