/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { renderToStaticMarkup } from "react-dom/server";
import { AppliedCorrection } from "@/components/corrections/applied-correction";
import { LevelsScreen } from "@/components/community/members/levels-screen";
import { RealMemberPage } from "@/components/community/members/real-member-page";
import type * as Corrections from "@/lib/corrections/actions";
import { correctionSchema } from "@/lib/corrections/schema";
import { translator } from "@/lib/languages/translator";
import correction from "@/lib/messages/en/forms/correction.json";
import factsForm from "@/lib/messages/en/forms/facts-form.json";
import { getAppliedCorrection } from "@/lib/corrections/queries";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Database } from "@/lib/database/database";
import { sqlRecords } from "@/lib/database/records/sql-records";
import { seedSamples } from "@/lib/database/samples";
import { DEFAULT_LIMITS } from "@/lib/trust/level";
import { getLevelOf, getOwnTrust } from "@/lib/trust/queries";
import { makeTrusted } from "@/tests/lib/database/support/make-trusted";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const mockSite = {
  database: undefined as Database | undefined,
  visitor: undefined as { sub: string; email: string } | undefined,
};
const mockStale: string[] = [];

jest.mock("next/cache", () => ({ revalidatePath: (path: string) => mockStale.push(path) }));
jest.mock("next/headers", () => ({ headers: async () => new Headers({ "next-action": "x" }) }));
jest.mock("@/lib/clients/write-limits", () => ({ mayWrite: () => true }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockSite }));
jest.mock("@/lib/database/has-database", () => ({ hasDatabase: () => true }));
jest.mock("@/lib/supabase/current-user", () => ({ getCurrentUser: async () => mockSite.visitor }));
jest.mock("@/components/site/leave-when-signed-out", () => ({ LeaveWhenSignedOut: () => null }));
jest.mock("@/components/ui/intent-link", () => ({
  IntentLink: ({ href, children }: { href: string; children: string }) => (
    <a href={href}>{children}</a>
  ),
}));

const { sendCorrection } = jest.requireActual<typeof Corrections>("@/lib/corrections/actions.ts");

const text = (node: React.ReactElement) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ");

/** Sends the form "Something is wrong" of a sample. */
function send(fields: Record<string, string>) {
  const data = new FormData();
  const { shape } = correctionSchema(translator("en", factsForm), translator("en", correction));
  for (const name of Object.keys(shape)) data.set(name, fields[name] ?? "");
  data.set("restaurantId", "1");
  data.set("evidence", "I telephoned.");
  return sendCorrection({ values: {}, errors: {} }, data);
}

// P14.972, P14.974
test.each(ONE_DATABASE)(
  "%s: a trusted member's correction, from the form to its pages",
  async (_name, open) => {
    const database = await open();
    try {
      await seedSamples(database);
      const member = await newUser(database, "Wren Writes");
      const { slug } = await ensureMember(database, member);
      Object.assign(mockSite, { database, visitor: member });

      expect((await send({ phone: "+1 212 555 0181" })).done?.href).toBe("/restaurants/1/thanks");
      expect(await getLevelOf(slug)).toBe("new");
      const fresh = <LevelsScreen limits={DEFAULT_LIMITS} own={await getOwnTrust()} />;
      expect(text(fresh)).toContain("Your level: New0 accepted; trusted members have 20.");
      expect(text(fresh)).toContain("Your account is not yet older than 30 days.");

      await makeTrusted(database, member.sub, "1");
      expect(await getLevelOf(slug)).toBe("trusted");
      const wrong = await send({ phone: "call them", email: "hello@leaf.example" });
      expect(wrong.errors).toEqual({ phone: "This is not a telephone number." });
      expect(wrong.values).toMatchObject({ phone: "call them", email: "hello@leaf.example" });
      mockStale.length = 0;
      const sent = await send({
        phone: "+1 212 555 0182",
        email: "hello@leaf.example",
        hoursText: "Mo-Su 12:00-20:00",
        name: "Renamed",
      });
      const href = sent.done!.href;
      expect(href).toMatch(/^\/restaurants\/1\/thanks\?applied=\d+$/);
      expect(sent.done!.notice?.description).toBe(
        "A part is on the page; a moderator will review the rest.",
      );
      expect(mockStale).toContain("/restaurants/1");
      const restaurant = await sqlRecords(database).getRestaurant("1");
      expect(restaurant).toMatchObject({
        phone: "+1 212 555 0182",
        hoursText: "Mo-Su 12:00-20:00",
      });
      expect(restaurant!.name).not.toBe("Renamed");

      const id = href.split("=")[1]!;
      const applied = await getAppliedCorrection("1", id);
      expect(applied).toEqual({ facts: ["hoursText", "phone", "email"], waits: true });
      expect(text(<AppliedCorrection {...applied!} />)).toContain(
        "at once: Opening hours, Phone and Email. A moderator reviews the rest",
      );
      expect(await getAppliedCorrection("2", id)).toBeUndefined();
      expect(await getAppliedCorrection("1", "x")).toBeUndefined();
      const again = await send({ phone: "+1 212 555 0182" });
      expect(again.done).toMatchObject({
        href: "/restaurants/1",
        notice: { title: "Nothing has changed" },
      });
      const own = <LevelsScreen limits={DEFAULT_LIMITS} own={await getOwnTrust()} />;
      expect(text(own)).toContain("Your level: Trusted21 accepted");

      mockSite.visitor = await newUser(database);
      expect(await getAppliedCorrection("1", id)).toBeUndefined();
      mockSite.visitor = undefined;
      expect(await getAppliedCorrection("1", id)).toBeUndefined();
      expect(await getOwnTrust()).toBeUndefined();
      const page = text(<LevelsScreen limits={DEFAULT_LIMITS} own={undefined} />);
      expect(page).not.toContain("Your level");
      expect(page).toContain("20 were accepted, nothing was refused in the last 90 days");
      expect((await send({ phone: "+1 212 555 0183" })).done?.href).toBe("/restaurants/1/thanks");
    } finally {
      await database.close();
    }
  },
);

test("a member's page shows the level, and none of a suspended account", () => {
  const member = { slug: "wren", name: "Wren", since: "2026-01-01T00:00:00Z" };
  const page = (level: "trusted" | undefined) =>
    text(<RealMemberPage member={member} reviews={[]} level={level} />);
  expect(page("trusted")).toContain("Level: Trusted");
  expect(page(undefined)).not.toContain("Level");
});
