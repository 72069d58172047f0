import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { takePhoto } from "@/e2e/support/test-photo";

const TEXT = "Proper numbing heat, silky tofu, and rice that tastes of something.";

async function sendReview(visitor: HttpVisitor, restaurant: string, alt: string) {
  await visitor.open(`/restaurants/${restaurant}/review`);
  const input = visitor.page.main.querySelector<HTMLInputElement>("input[type=file]")!;
  visitor.choose(input, await takePhoto("#d34"));
  visitor.fill({ "What is in the photo?": alt }, input.closest<HTMLElement>("[role=group]")!);
  await visitor.press("Publish review", {
    "4 stars": true,
    Title: "The tofu",
    "Your review": TEXT,
    "Date of your visit": "2026-10-03",
  });
}

const photo = ({ page }: HttpVisitor, alt: string) =>
  page.main.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)?.src;

test("pages and forms do their work while the folder of photos is away or unreadable", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const folder = join(server.dataDirectory, "photos");
  // Pages show photos of other tests.
  const ofOthers = `${folder}-of-others`;
  if (existsSync(folder)) renameSync(folder, ofOthers);
  await signUp(visitor);
  await sendReview(visitor, "5", "A red plate");
  expect(visitor.path).toContain("/restaurants/5#review-");
  const file = photo(visitor, "A red plate")!;
  expect((await visitor.fetch(file)).status).toBe(200);

  renameSync(folder, `${folder}-away`);
  await visitor.open("/restaurants/5");
  expect(photo(visitor, "A red plate")).toBe(file);
  expect(visitor.page.text).toContain(TEXT);
  const missing = await visitor.fetch(file);
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("private, no-store");

  writeFileSync(folder, "a file in its place");
  const unreadable = await visitor.fetch(file);
  expect(unreadable.status).toBe(503);
  expect(unreadable.headers["cache-control"]).toBe("private, no-store");
  const other = newVisitor();
  await signUp(other);
  await sendReview(other, "6", "A plate");
  expect(other.path).toBe("/restaurants/6/review");
  expect(other.page.text).toContain("We could not keep this photo. Try again in a few minutes.");
  expect(other.field("Title").value).toBe("The tofu");
  expect(other.field("Your review").value).toBe(TEXT);
  expect(other.field("Date of your visit").value).toBe("2026-10-03");

  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  expect((await visitor.fetch(file)).status).toBe(200);
  await sendReview(other, "6", "A plate");
  expect(other.path).toContain("/restaurants/6#review-");
  if (existsSync(ofOthers)) cpSync(ofOthers, folder, { recursive: true });
});
