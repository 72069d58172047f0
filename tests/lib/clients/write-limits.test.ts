/** @jest-environment node */
import { mayWrite } from "@/lib/clients/write-limits";

const from = (address: string) => new Headers({ "x-forwarded-for": address });
const times = (count: number, write: () => boolean) => Array.from({ length: count }, write);

it("limits what one client sends under any name, and not the next client", () => {
  const sent = times(6, () => mayWrite("message", from("192.0.2.1"), undefined, 0));
  expect(sent).toEqual([true, true, true, true, true, false]);
  expect(mayWrite("message", from("192.0.2.2"), undefined, 0)).toBe(true);
});

it("limits what one account sends from many clients", () => {
  let client = 0;
  const sent = times(6, () => mayWrite("message", from(`198.51.100.${(client += 1)}`), "ada", 0));
  expect(sent).toEqual([true, true, true, true, true, false]);
});

it("lets a client send again after a while", () => {
  times(6, () => mayWrite("message", from("203.0.113.9"), undefined, 0));
  expect(mayWrite("message", from("203.0.113.9"), undefined, 13 * 60_000)).toBe(true);
});
