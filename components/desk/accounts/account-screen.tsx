import type { ReactNode } from "react";
import {
  AccountActivity,
  AccountRemovals,
  type Activity,
  type Removed,
} from "@/components/desk/accounts/account-activity";
import { DeleteForm } from "@/components/desk/accounts/delete-form";
import { EndSuspensionForm } from "@/components/desk/accounts/end-suspension-form";
import { RoleForm } from "@/components/desk/accounts/role-form";
import { SuspendForm } from "@/components/desk/accounts/suspend-form";
import { ItemHeading } from "@/components/desk/items/item-heading";
import { BackLink } from "@/components/ui/back-link";
import { formatDay } from "@/lib/dates";
import { NAMELESS, ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import { areaText } from "@/lib/desk/area-text";
import type { DeskArea, Role } from "@/lib/desk/roles";
import { suspensionEnd, type Suspension } from "@/lib/moderation/suspension";
import { deskHref, memberHref } from "@/lib/routes";

type PastSuspension = {
  id: number;
  reason: string;
  createdAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
};

type AccountScreenProps = {
  account: {
    id: string;
    name: string | null;
    slug: string | null;
    email: string | null;
    since: Date;
    role: Role | null;
    area: DeskArea | undefined;
    deletionDueAt: Date | undefined;
    suspension: Suspension | undefined;
    suspensions: readonly PastSuspension[];
    activity: Activity;
    removed: Removed;
  };
  /** No moderator decides on their own account. */
  isOwn: boolean;
};

const day = (at: Date) => formatDay(at.toISOString().slice(0, 10));

const Part = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line pt-4">{children}</div>
);

function factsOf({
  email,
  since,
  role,
  area,
  suspension,
  deletionDueAt,
}: AccountScreenProps["account"]) {
  return [
    ["E-mail address", email ?? "Accounts are stored elsewhere."],
    ["Account since", day(since)],
    ["Role", ROLE_LABELS[role ?? "none"]],
    ...(area ? [["Area", areaText(area)]] : []),
    ["Suspended", suspension ? `Yes, ${suspensionEnd(suspension)}: ${suspension.reason}` : "No"],
    ...(deletionDueAt
      ? [["Will be deleted", deletionDueAt > new Date() ? day(deletionDueAt) : "Within a day"]]
      : []),
  ];
}

function suspensionText({ createdAt, endsAt, liftedAt, reason }: PastSuspension) {
  const end = suspensionEnd({ endsAt: endsAt ?? undefined });
  const lifted = liftedAt ? `, ended on ${day(liftedAt)}` : "";
  return `${day(createdAt)}, ${end}${lifted}: ${reason}`;
}

function Suspensions({ suspensions }: { suspensions: readonly PastSuspension[] }) {
  if (suspensions.length === 0) return null;
  return (
    <section aria-labelledby="suspensions">
      <h3 id="suspensions" className="font-display text-h4">
        Suspensions
      </h3>
      <ul className="mt-2">
        {suspensions.map((suspension) => (
          <li key={suspension.id} className="border-b border-line py-2 wrap-anywhere">
            {suspensionText(suspension)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ account, isOwn }: AccountScreenProps) {
  const { id, role, area, suspension } = account;
  if (isOwn)
    return (
      <p className="text-note text-ink-2">
        This is your own account: another moderator decides on it.
      </p>
    );
  return (
    <div className="grid gap-4">
      {suspension && <EndSuspensionForm id={id} />}
      {!suspension && !role && <SuspendForm id={id} />}
      {(!suspension || role) && (
        <Part>
          <RoleForm key={`${role} ${area && areaText(area)}`} {...{ id, role, area }} />
        </Part>
      )}
      {role ? (
        <p className="text-note text-ink-2">
          An account with a role cannot be suspended or deleted: remove its role first.
        </p>
      ) : (
        <Part>
          <DeleteForm id={id} />
        </Part>
      )}
    </div>
  );
}

/** One account with everything that a moderator may know of it and do about it (P14.91). */
export function AccountScreen({ account, isOwn }: AccountScreenProps) {
  const { name, slug } = account;
  return (
    <section aria-label="Account" className="pt-3">
      <BackLink href={deskHref("accounts")} label="Accounts" />
      <ItemHeading
        title={name ?? NAMELESS}
        subtitle="Your visit to this page is in the log."
        links={slug ? [{ href: memberHref(slug), label: "Open the public page" }] : []}
      />
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 gap-7">
          <dl className="grid gap-x-6 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {factsOf(account).map(([term, value]) => (
              <div
                key={term}
                className="grid grid-cols-subgrid border-b border-line py-2.5 sm:col-span-2"
              >
                <dt className="text-note text-ink-2">{term}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <AccountActivity activity={account.activity} />
          <AccountRemovals removed={account.removed} />
          <Suspensions suspensions={account.suspensions} />
        </div>
        <section aria-label="Decisions" className="min-w-0">
          <Decisions account={account} isOwn={isOwn} />
        </section>
      </div>
    </section>
  );
}
