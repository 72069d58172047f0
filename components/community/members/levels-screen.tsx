import type { ReactNode } from "react";
import { OwnLevel } from "@/components/community/members/own-level";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { PageHeading } from "@/components/ui/page-heading";
import { formatCount } from "@/lib/counts";
import { isHidden } from "@/lib/hidden/is-hidden";
import { ROUTES } from "@/lib/routes";
import { LEVEL_LABELS, type OwnTrust, type TrustLimits } from "@/lib/trust/level";

type LevelsScreenProps = {
  limits: TrustLimits;
  /** The visitor's own; undefined for signed-out visitors. */
  own: OwnTrust | undefined;
};

const days = (count: number) => (count === 1 ? "1 day" : `${formatCount(count)} days`);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-4 font-display text-h3 text-ink">{title}</h2>
      {children}
    </>
  );
}

function Levels({ memberAccepted, trustedAccepted, unrefusedDays, accountDays }: TrustLimits) {
  return (
    <>
      <Part title={LEVEL_LABELS.new}>
        <p>
          Every account begins here. You can do everything that members do: review places, add
          dishes, photos and tips, send corrections and listings, write in the forum.
        </p>
      </Part>
      <Part title={LEVEL_LABELS.member}>
        <p>
          {formatCount(memberAccepted)} of your contributions were accepted. Your page says so; you
          can do the same as before.
        </p>
      </Part>
      <Part title={LEVEL_LABELS.trusted}>
        <p>
          {formatCount(trustedAccepted)} were accepted, nothing was refused in the last{" "}
          {days(unrefusedDays)}, and your account is older than {days(accountDays)}. Your
          corrections of these facts are on the page at once: opening hours, phone, website, email,
          Instagram and Facebook, cuisine, and features. Changes to what the owner of a place gave
          still wait for a moderator.
        </p>
        <p>
          Moderators see each of these changes and can take it back with one press. Then it counts
          as refused.
        </p>
      </Part>
      <Part title={LEVEL_LABELS.editor}>
        <p>
          A moderator appoints regional editors for countries or cities, whatever their level was.
          They see that part of the desk: they decide on corrections and new listings there, change
          facts of its places, and take back what owners and trusted members changed. Texts, photos,
          claims, reports and accounts stay with moderators.
        </p>
      </Part>
    </>
  );
}

/** What the levels of members are, and what each allows (P14.974). */
export function LevelsScreen({ limits, own }: LevelsScreenProps) {
  return (
    <main className="wrap pb-(--section)">
      <div className="pt-3 md:pt-5">
        {!isHidden(ROUTES.members) && <BackLink href={ROUTES.members} label="Members" />}
      </div>
      <PageHeading
        title="Levels of members"
        lead="A level shows how many of a member’s contributions moderators accepted, and what that member’s corrections do."
      />
      {own && <OwnLevel trust={own} limits={limits} />}
      <div className="grid max-w-text gap-4 text-ink-2">
        <Levels {...limits} />
        <Part title="What no level changes at once">
          <p>
            How vegan a place is, where it is, what it is called and that it has closed always wait
            for a moderator or the editor of the region, and so does every fact that is not named
            above.
          </p>
        </Part>
        <Part title="What counts">
          <p>
            These count as accepted: corrections and listings that a moderator accepted, reviews and
            photos that waited and were published, and changes by trusted members that nobody took
            back. These count as refused: corrections and listings that a moderator did not accept,
            changes that were taken back, and reviews, photos, dishes and tips that were removed.
          </p>
          <p>
            What is published without a decision counts as neither. A correction or listing counts
            for as long as its sender is stored with it: see the{" "}
            <IntentLink href={ROUTES.privacy} className="link">
              privacy policy
            </IntentLink>
            . A suspended account has no level.
          </p>
          <p>
            If you think that a decision was wrong,{" "}
            <IntentLink href={ROUTES.contact} className="link">
              write to us
            </IntentLink>
            : a person looks at it again.
          </p>
        </Part>
      </div>
    </main>
  );
}
