/** @jest-environment node */
import { hashPassword, isPassword, UNMATCHABLE_HASH } from "@/lib/embedded/passwords";

jest.unmock("bcryptjs");

const COST_10 = /^\$2b\$10\$[./0-9A-Za-z]{53}$/;

it("hashes passwords at the cost of the site, each with a salt of its own", async () => {
  const [hash, other] = await Promise.all([hashPassword("correct"), hashPassword("correct")]);
  expect(hash).toMatch(COST_10);
  expect(other).toMatch(COST_10);
  expect(other).not.toBe(hash);
  expect(await isPassword("correct", hash)).toBe(true);
  expect(await isPassword("incorrect", hash)).toBe(false);
});

it("does as much work where there is no account, and matches nothing", async () => {
  expect(UNMATCHABLE_HASH).toMatch(COST_10);
  expect(await isPassword("correct", undefined)).toBe(false);
});
