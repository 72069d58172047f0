import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { PLACE, takePhoto, TEXT_FILE } from "@/e2e/support/test-photo";

// Photos without a review (P14.900 to P14.902), by forms alone.
test.describe.configure({ timeout: 180_000 });

const gallery = ({ page }: HttpVisitor) =>
  page.main.querySelector<HTMLElement>('section[aria-labelledby="visitor-photos"]')!;

const pictures = (scope: HTMLElement) => [...scope.querySelectorAll<HTMLImageElement>("img")];

test("a member adds a photo of a place, says that it is the menu, and deletes it @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const id = "photo-house";
  await addRestaurant(server, { id, name: "Photo House", like: "1", isSample: false });
  await visitor.open(`/restaurants/${id}`);
  expect(visitor.page.text).toContain("Nobody has added a photo yet.");
  await visitor.follow("Add photos", gallery(visitor));
  expect(visitor.path).toMatch(/^\/auth/);
  await signUp(visitor, { next: `/restaurants/${id}/photos/add` });
  await visitor.press("Upload photos");
  expect(visitor.page.text).toContain("Choose a photo first.");
  await visitor.press("Upload photos", { "Choose photos": TEXT_FILE });
  expect(visitor.page.text).toContain("This file is not a photo we can read.");
  await visitor.press("Upload photos", { "Choose photos": await takePhoto("#a25") });
  expect(visitor.page.text).toContain("One photo is added.");

  const other = newVisitor();
  await expect
    .poll(async () => {
      await other.open(`/restaurants/${id}`);
      return pictures(gallery(other)).map(({ alt }) => alt);
    })
    .toEqual(["Photo by a visitor"]);
  const { src } = pictures(gallery(other))[0]!;
  const file = await other.fetch(src);
  expect(file.status).toBe(200);
  expect(file.body.includes(PLACE)).toBe(false);
  expect((await other.open("/community/photos")).text).toContain("Photo House");

  const me = visitor.page.main.querySelector<HTMLElement>('section[aria-labelledby="own-photos"]')!;
  await visitor.press("Save", { Caption: "See example.com" }, me);
  expect(visitor.description("Caption")).toContain("without the address of a web page");
  await visitor.press("Save", { Caption: "The summer menu", "What does it show?": "Menu" });
  await other.open(`/restaurants/${id}`);
  expect(gallery(other).textContent).toContain("The menu was photographed in");
  await other.follow(/^\w+ \d{4}$/, gallery(other));
  expect(other.path).toBe(`/restaurants/${id}/photos?shows=menu`);
  expect(other.page.text).toContain("The summer menu");

  await visitor.press(/^Delete the photo: The summer menu/);
  await other.open(`/restaurants/${id}`);
  expect(pictures(gallery(other))).toEqual([]);
  expect((await other.fetch(src)).status).toBe(404);
});

test("a member adds a photo of a dish, which then stands beside it", async ({
  visitor,
  server,
}) => {
  const id = "soup-house";
  await addRestaurant(server, { id, name: "Soup House", like: "1", isSample: false });
  await runShell(
    server,
    `insert into chard.dishes (restaurant_id, name) values ('${id}', 'Pea soup')`,
  );
  await signUp(visitor, { next: `/restaurants/${id}` });
  await visitor.follow(/^Add .* photo to Pea soup$/);
  await visitor.follow("Add a photo of it");
  visitor.main.getByRole("heading", { name: "Add photos of Pea soup" });
  await visitor.press("Upload photos", { "Choose photos": TEXT_FILE });
  visitor.main.getByRole("heading", { name: "Add photos of Pea soup" });
  await visitor.press("Upload photos", { "Choose photos": await takePhoto("#5a1") });
  expect(visitor.page.text).toContain("One photo is added.");
  await expect
    .poll(async () => {
      await visitor.open(`/restaurants/${id}`);
      const dish = visitor.page.main.querySelector<HTMLElement>('li[id^="dish-"]')!;
      return pictures(dish).map(({ alt }) => alt);
    })
    .toEqual(["Photo of food"]);
});

test("photos are taken from members, from this site, and of places that are listed", async ({
  visitor,
  newVisitor,
}) => {
  const photo = await takePhoto("#2a5");
  const send = (who: HttpVisitor, path: string, headers: Record<string, string> = {}) => {
    const data = Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      photo.buffer,
      Buffer.from("\r\n--b--\r\n"),
    ]);
    return who.fetch(
      path,
      { method: "POST", type: "multipart/form-data; boundary=b", body: data },
      { Accept: "application/json", ...headers },
    );
  };
  const stranger = newVisitor();
  expect((await send(stranger, "/restaurants/2/photos/upload")).status).toBe(401);
  await signUp(visitor);
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect((await send(visitor, "/restaurants/2/photos/upload", foreign)).status).toBe(403);
  const answer = async (path: string) => JSON.parse((await send(visitor, path)).html) as object;
  expect(await answer("/restaurants/nowhere/photos/upload")).toEqual({
    error: "This restaurant is no longer listed.",
  });
  expect(await answer("/restaurants/2/photos/upload")).toEqual({});
});

// P14.95.
test("a suspended member who sends photos is told why none is taken", async ({
  visitor,
  server,
}) => {
  const email = await signUp(visitor, { next: "/restaurants/2/photos/add" });
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) select id, 'Advertising or spam', now() + interval '7 days' from auth.users where email = '${email}'`,
  );
  await visitor.press("Upload photos", { "Choose photos": await takePhoto("#52a") });
  expect(visitor.page.text).toMatch(
    /Your account is suspended until \d+ \w+ \d{4}: Advertising or spam\./,
  );
});

test("photos of a place that has closed meanwhile lead to its page", async ({
  visitor,
  server,
}) => {
  const id = "snap-bar";
  await addRestaurant(server, { id, name: "Snap Bar", like: "1", isSample: false });
  await signUp(visitor, { next: `/restaurants/${id}/photos/add` });
  await runShell(server, `update chard.restaurants set closure = 'closed' where id = '${id}'`);
  await visitor.press("Upload photos", { "Choose photos": await takePhoto("#52b") });
  expect(visitor.path).toBe(`/restaurants/${id}`);
});
