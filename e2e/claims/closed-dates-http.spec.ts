import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { giveRestaurant } from "@/e2e/claims/give-restaurant";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { runShell } from "@/e2e/support/servers/database-shell";
import { rangeText } from "@/lib/restaurants/hours/range-text";

// Days on which a restaurant is closed, as its owner says (P14.982), by forms alone.
test.describe.configure({ timeout: 240_000 });

const ID = "on-holiday";

const daysAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an owner says when the place is closed: its page and structured data have it at once", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  await addRestaurant(server, { id: ID, name: "Place on holiday", like: "1", isSample: false });
  await runShell(
    server,
    `update chard.restaurants set hours_text = 'Mo-Su 12:00-20:00', hours = (select jsonb_object_agg(day, '[{"open": "12:00", "close": "20:00"}]'::jsonb)
     from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day) where id = '${ID}'`,
  );
  const email = await signUp(visitor);
  await giveRestaurant(server, ID, email);
  await visitor.open(`/restaurants/${ID}/owner`);
  await visitor.follow("Closed on these days");
  const [from, to] = [daysAhead(20), daysAhead(30)];
  await visitor.press("Add these days", {
    "First day": from,
    "Last day": daysAhead(19),
    "What for": "family holidays",
  });
  expect(visitor.description("Last day")).toContain("The last day is before the first.");
  expect(visitor.field("What for").value).toBe("family holidays");
  await visitor.press("Add these days", { "First day": daysAhead(-9), "Last day": daysAhead(-8) });
  expect(visitor.description("Last day")).toContain("These days are over.");
  await visitor.press("Add these days", { "First day": from, "Last day": to });
  expect(visitor.path).toBe(`/restaurants/${ID}/owner/closed`);
  const text = rangeText({ from, to });
  expect(visitor.page.text).toContain(text);
  await visitor.press("Add these days", { "First day": to });
  expect(visitor.description("First day")).toContain("already says that you are closed");

  await expect
    .poll(async () => (await guest.open(`/restaurants/${ID}`)).text)
    .toContain(`${text}: Closed: “family holidays”`);
  expect(guest.page.html).toContain(`"validFrom":"${from}","validThrough":"${to}"`);

  await signUpForDesk(desk, server, "editor");
  await desk.open("/desk/changes");
  expect(desk.page.text).toContain(`${text} (family holidays)`);

  await visitor.open(`/restaurants/${ID}/owner/closed`);
  await visitor.press(`Remove ${text}`);
  expect(visitor.page.text).not.toContain(text);
  await expect
    .poll(async () => (await guest.open(`/restaurants/${ID}`)).text)
    .not.toContain("family holidays");

  // The desk takes the removal back.
  await desk.open("/desk/changes");
  const entries = desk.main
    .getAllByRole("listitem")
    .filter((item) => item.textContent!.includes("Place on holiday"));
  await desk.press("Undo", {}, entries[0]!);
  await expect
    .poll(async () => (await guest.open(`/restaurants/${ID}`)).text)
    .toContain("family holidays");
});
