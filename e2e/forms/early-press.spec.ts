import { form, notice, signUpHere } from "@/e2e/support/auth-steps";
import { becomeMember, signUp } from "@/e2e/support/http/http-account";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { expect, test } from "@/e2e/support/servers/database-server";
import { openBeforeScripts } from "@/e2e/support/open-before-scripts";

test("a form that is sent before the scripts are there, with faults, works when they come @core", async ({
  page,
  server,
}) => {
  await becomeMember(page, server);
  const { release } = await openBeforeScripts(page, "/community/forum/new");
  await page.getByRole("button", { name: "Post topic" }).click();
  await expect(page.getByText("Please write a title of at least 3 characters.")).toBeVisible();
  release();
  // React marks the elements that it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.getByLabel("Title").fill("Seitan in Porto?");
  await page.getByLabel("Message").fill("Who makes it?");
  await page.getByRole("button", { name: "Post topic" }).click();
  // Without scripts there are no notices.
  await expect(notice(page, "Topic posted")).toBeVisible();
});

test("a sign-in that is pressed before the scripts are there waits for them, and keeps what was typed", async ({
  page,
  server,
  allow,
}) => {
  allow.console(/status of 400/);
  const email = await signUp(new HttpVisitor(server.origin));
  const { release } = await openBeforeScripts(page, "/auth");
  await form(page).email.fill(email);
  await form(page).password.fill("not the password");
  await form(page).submit("Sign In").click();
  release();
  await expect(notice(page, "Error")).toContainText("Invalid login credentials");
  await expect(form(page).email).toHaveValue(email);
  await expect(form(page).password).toHaveValue("not the password");
});

test("Helpful pressed before the scripts are there counts after the sign-in", async ({
  page,
  server,
  allow,
}) => {
  allow.host("tiles.openfreemap.org");
  await addRestaurant(server, { id: "early-tip", name: "Early Tip", like: "1", isSample: false });
  const author = new HttpVisitor(server.origin);
  await signUp(author);
  await author.open("/restaurants/early-tip/tip");
  await author.press("Publish tip", { "Your tip": "The window seats are the quiet ones." });
  const { release } = await openBeforeScripts(page, "/restaurants/early-tip");
  const helpful = page
    .getByRole("region", { name: "Tips" })
    .getByRole("button", { name: /^Helpful/ });
  await helpful.click();
  release();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUpHere(page);
  await expect(page).toHaveURL(/\/restaurants\/early-tip#tip-/);
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
});

test("a link within the page that is pressed while it hydrates is followed @core", async ({
  page,
}) => {
  // React listens to it right before it hydrates the page; the router has read the address by then.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === "auxclick") {
        document.addEventListener = listen;
        document.querySelector<HTMLAnchorElement>('main a[href="#join"]')!.click();
      }
      return Reflect.apply(listen, this, [type, ...rest]);
    };
  });
  await page.goto("/auth");
  await expect(form(page).fullName).toBeVisible();
  await expect(page).toHaveURL("/auth#join");
});
