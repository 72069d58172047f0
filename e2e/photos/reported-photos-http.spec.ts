import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { readRows } from "@/e2e/support/servers/database-shell";
import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { takePhoto } from "@/e2e/support/test-photo";

// Photos that are reported, at the desk (P14.77, P14.130), by forms alone.
test.describe.configure({ timeout: 180_000 });

test("the desk sees a reported photo with its place, who took it and who reported it, hides it, and takes that back", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const id = "doubt-house";
  await addRestaurant(server, { id, name: "Doubt House", like: "1", isSample: false });
  const author = newVisitor();
  await signUp(author, { name: "Ruth Okafor", next: `/restaurants/${id}/photos/add` });
  await author.press("Upload photos", { "Choose photos": await takePhoto("#d17") });
  await signUp(visitor);
  await visitor.open("/profile");
  await visitor.press("Save", { Name: "Ivo Reporter" });
  await visitor.open(`/restaurants/${id}/photos`);
  await visitor.follow(/^Report the photo/);
  await visitor.press("Send report", { "Advertising or spam": true });

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  const [report] = await readRows(
    server,
    `select r.id, p.hash from chard.reports r join chard.photos p on r.subject = 'photo:' || p.id where p.restaurant_id = '${id}'`,
  );
  const { id: number, hash } = report as { id: number; hash: string };
  const path = `/desk/reports/${number}`;
  expect((await moderator.open("/desk/reports?kind=photo")).html).toContain(path);
  await moderator.open(path);
  const { text, main } = moderator.page;
  for (const said of ["Advertising or spam", "Doubt House", "Ruth Okafor", "Ivo Reporter"])
    expect(text).toContain(said);
  expect(main.querySelector(`img[src*="${hash}"]`)).not.toBeNull();
  await moderator.press("Send and remove it", { "Not a photo of this place": true });

  const photos = async () => {
    const page = await newVisitor().open(`/restaurants/${id}/photos`);
    return page.main.querySelectorAll('li[id^="photo-"]').length;
  };
  expect(await photos()).toBe(0);
  expect((await author.open("/profile")).text).toContain("Not a photo of this place");
  await moderator.open(path);
  await moderator.press("Undo");
  expect(await photos()).toBe(1);

  await moderator.open(path);
  await moderator.press("Leave it online");
  expect(await photos()).toBe(1);
  const status = `select status from chard.reports where id = ${number}`;
  expect(await readRows(server, status)).toEqual([{ status: "dismissed" }]);
});
