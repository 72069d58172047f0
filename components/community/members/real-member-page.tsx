import { useTexts } from "#texts";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { Icon } from "@/components/ui/icon";
import { InitialAvatar } from "@/components/ui/initial-avatar";
import { ReportLink } from "@/components/site/report-link";
import { MemberReviewItem } from "@/components/site/member-review-item";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import { ownWords } from "@/lib/languages/own-words";
import type { Member, MemberReview } from "@/lib/members/types";
import levels from "@/lib/messages/en/members/levels.json";
import english from "@/lib/messages/en/members/members.json";
import reviewTexts from "@/lib/messages/en/reviews.json";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { ROUTES } from "@/lib/routes";
import type { ShownLevel } from "@/lib/trust/level";

type RealMemberPageProps = {
  member: Member;
  reviews: MemberReview[];
  /** Undefined while the account is suspended. */
  level: ShownLevel | undefined;
};

/** A real member, with the level (P14.974) and the reviews (P14.57). */
export function RealMemberPage({ member, reviews, level }: RealMemberPageProps) {
  const t = useTexts("members", english);
  const ofLevels = useTexts("levels", levels);
  const ofReviews = useTexts("reviews", reviewTexts);
  const { name, town, since } = member;
  return (
    <main className="wrap pb-(--section)">
      <SectionTabs {...useCommunityTabs(ROUTES.members)} below />
      <div className="pt-3 md:pt-5">
        <BackLink href={ROUTES.members} label={t("title")} landmark={t("breadcrumb")} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-5">
        <InitialAvatar name={name} />
        <div className="min-w-0">
          <h1
            className="font-display text-h1 font-extrabold text-balance wrap-anywhere"
            {...ownWords(t.language)}
          >
            {name}
          </h1>
          {town && (
            <p className="mt-2 flex items-center gap-1.5 text-ink-2">
              <Icon name="MapPin" size={17} className="flex-none text-ink-3" />
              <bdi>{town}</bdi>
            </p>
          )}
          <p className="mt-2 text-ink-2">
            {t("member.since", { month: formatMonthIn(t.language, since) })}
          </p>
          {level && (
            <p className="text-ink-2">
              {t.rich("member.level", {
                level: () => (
                  <IntentLink key="level" href={ROUTES.levels} className="link">
                    {ofLevels("name", { level })}
                  </IntentLink>
                ),
              })}
            </p>
          )}
        </div>
      </div>
      <section aria-labelledby="reviews" className="mt-12 md:mt-16">
        <h2 id="reviews" className="mb-5 font-display text-h2 font-extrabold">
          {t("member.reviews")}
        </h2>
        {reviews.length === 0 ? (
          <p className="border-t border-line pt-6 text-ink-2">{t("member.reviews.none")}</p>
        ) : (
          <ul className="border-b border-line">
            {reviews.map((review) => (
              <MemberReviewItem
                key={review.id}
                review={review}
                action={
                  <ReportLink
                    kind="review"
                    id={review.id}
                    about={ofReviews("about.review", { name: review.restaurantName })}
                  />
                }
              />
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}
