import Link from "next/link";
import { DeskSearch } from "@/components/desk/desk-search";
import { Badge } from "@/components/ui/badge";
import { Pagination } from "@/components/ui/lists/pagination";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import { maskedAddress, NAMELESS, ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import type { Role } from "@/lib/desk/roles";
import { deskHref } from "@/lib/routes";

export type FoundAccount = {
  id: string;
  name: string | null;
  email: string | null;
  since: Date;
  role: Role | null;
  suspended: boolean;
};

type AccountSearchProps = {
  text: string;
  accounts: readonly FoundAccount[];
  total: number;
  page: number;
};

const CELL = "border-b border-line px-3 py-2 text-left align-middle first:pl-0 last:pr-0";

function AccountLink({ id, name, email }: FoundAccount) {
  return (
    // Rendering the page is a view, which the log records.
    <Link
      href={deskHref("accounts", id)}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
    >
      {name ?? NAMELESS}
      {!name && email && <span className="sr-only">: {maskedAddress(email)}</span>}
    </Link>
  );
}

function Badges({ role, suspended }: FoundAccount) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {role && <Badge tone="leaf">{ROLE_LABELS[role]}</Badge>}
      {suspended && <Badge tone="turmeric">Suspended</Badge>}
    </span>
  );
}

const sinceText = (since: Date) => formatDay(since.toISOString().slice(0, 10));

function AccountTable({ accounts }: { accounts: readonly FoundAccount[] }) {
  return (
    <table className="w-full border-collapse max-md:hidden">
      <thead className="text-note text-ink-2">
        <tr>
          {["Public name", "E-mail address", "Since", "Standing"].map((label) => (
            <th key={label} scope="col" className={CELL}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td className={CELL}>
              <AccountLink {...account} />
            </td>
            <td className={CELL}>{account.email && maskedAddress(account.email)}</td>
            <td className={CELL}>{sinceText(account.since)}</td>
            <td className={CELL}>
              <Badges {...account} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AccountList({ accounts }: { accounts: readonly FoundAccount[] }) {
  return (
    <ul className="md:hidden">
      {accounts.map((account) => (
        <li key={account.id} className="border-b border-line py-2.5">
          <AccountLink {...account} />
          <span className="mb-1 block text-small text-ink-2">
            {account.email && `${maskedAddress(account.email)}, `}since {sinceText(account.since)}
          </span>
          <Badges {...account} />
        </li>
      ))}
    </ul>
  );
}

/** Finds accounts by their public name, slug or e-mail address (P14.90). */
export function AccountSearch({ text, accounts, total, page }: AccountSearchProps) {
  return (
    <section aria-labelledby="accounts-heading" className="max-w-220 pt-5">
      <h2 id="accounts-heading" className="headline text-h3">
        Accounts
      </h2>
      <DeskSearch
        action={deskHref("accounts")}
        label="Public name, its address, or e-mail address"
        text={text}
      />
      <p className="py-3 text-note text-ink-2">
        {total === 0
          ? "No account matches."
          : `${formatCount(total)} ${total === 1 ? "account" : "accounts"}. Opening one is noted in the log.`}
      </p>
      {accounts.length > 0 && (
        <>
          <AccountTable accounts={accounts} />
          <AccountList accounts={accounts} />
        </>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) =>
          `${deskHref("accounts")}?${new URLSearchParams({ ...(text && { q: text }), page: String(number) })}`
        }
      />
    </section>
  );
}
