/** @jest-environment node */
import { countLinks } from "@/lib/moderation/count-links";

it.each([
  ["no link, though www and https are named", 0],
  ["https://a.example", 1],
  ["https://www.a.example and https://b.example", 2],
  ["www.a.example, HTTP://WWW.b.example", 2],
  ["https://a.example/?to=https://b.example", 2],
  ["the awww.example", 0],
  ["https:// www. alone", 0],
])("%j has %d", (text, count) => {
  expect(countLinks(text)).toBe(count);
});
