/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as community from "@/lib/community/queries";
import * as guides from "@/lib/guides/queries";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Every object inside the records, the records themselves among them. */
function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

async function allObjects() {
  const lists = [...Object.values(community), ...Object.values(guides)];
  return objectsIn(await Promise.all(lists.map((list) => list())));
}

const svgOf = (address: unknown) =>
  readFileSync(join(process.cwd(), "public", String(address)), "utf8");

test("every picture of the community and the guides is there in the stated size, with a text of its own", async () => {
  const all = (await allObjects()).filter(({ src }) => src);
  // Some are in two lists: the newest, and all of them by page.
  const pictures = [...new Map(all.map((picture) => [picture.src, picture])).values()];
  expect(pictures.length).toBeGreaterThan(30);
  for (const { src, width, height } of pictures) {
    expect(svgOf(src)).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`);
  }
  const texts = pictures.map(({ alt }) => String(alt));
  expect(texts).not.toContain("");
  expect(new Set(texts).size).toBe(texts.length);
});

test("each person has exactly one avatar", async () => {
  const people = (await allObjects()).filter(({ avatar }) => avatar);
  const pairs = new Set(people.map(({ name, avatar }) => `${String(name)} ${String(avatar)}`));
  expect(new Set(people.map(({ name }) => name)).size).toBe(pairs.size);
  expect(new Set(people.map(({ avatar }) => avatar)).size).toBe(pairs.size);
  for (const { avatar } of people) expect(svgOf(avatar)).toContain("<svg");
});
