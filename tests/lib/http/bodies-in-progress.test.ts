/** @jest-environment node */
import { MAX_FORM_BYTES } from "@/lib/photos/limits";
import { bodiesInProgress } from "@/lib/http/bodies-in-progress";

const NOW = 1_700_000_000_000;
const HOUR_MS = 60 * 60_000;

it("a client sends two forms with photos at once, and the next one when one was answered", () => {
  const begin = bodiesInProgress();
  const first = begin("a", MAX_FORM_BYTES, NOW);
  expect(begin("a", MAX_FORM_BYTES, NOW)).toBeDefined();
  expect(begin("a", MAX_FORM_BYTES, NOW)).toBeUndefined();
  expect(begin("b", MAX_FORM_BYTES, NOW)).toBeDefined();
  first?.();
  expect(begin("a", MAX_FORM_BYTES, NOW)).toBeDefined();
});

it("a client's small forms count together, too", () => {
  const begin = bodiesInProgress();
  const begun = Array.from({ length: 2_000 }, () => begin("a", 90_000, NOW)).filter(Boolean);
  expect(begun).toHaveLength(Math.floor(5_000_000 / 90_000));
});

it("all clients together have a limit", () => {
  const begin = bodiesInProgress();
  const begun = Array.from({ length: 20 }, (_, index) => begin(`c${index}`, MAX_FORM_BYTES, NOW));
  expect(begun.filter(Boolean)).toHaveLength(6);
});

it("unfinished large forms keep nobody from sending small ones", () => {
  const begin = bodiesInProgress();
  for (let index = 0; index < 20; index += 1) begin(`c${index}`, MAX_FORM_BYTES, NOW);
  expect(begin("c0", 200, NOW)).toBeDefined();
  expect(begin("d", 200, NOW)).toBeDefined();
});

it("requests whose client is not known have the limit of all together alone", () => {
  const begin = bodiesInProgress();
  const begun = Array.from({ length: 20 }, () => begin("", MAX_FORM_BYTES, NOW));
  expect(begun.filter(Boolean)).toHaveLength(6);
});

it("large forms one after the other have a limit an hour, small ones none", () => {
  const begin = bodiesInProgress();
  const send = (bytes: number, nowMs: number) => {
    const end = begin("a", bytes, nowMs);
    end?.();
    return end !== undefined;
  };
  const sent = Array.from({ length: 150 }, () => send(5_000_000, NOW));
  expect(sent.filter(Boolean)).toHaveLength(100);
  expect(send(50_000, NOW)).toBe(true);
  expect(send(5_000_000, NOW + HOUR_MS)).toBe(true);
});
