/** @jest-environment node */
import fc from "fast-check";
import { mountInOrder, type MountOrder } from "@/lib/map/mount-order";

function inTurn(order: MountOrder) {
  return [...order].toSorted(([, a], [, b]) => a - b).map(([key]) => key);
}

const NONE: MountOrder = new Map();
const ABC = mountInOrder(NONE, ["a", "b", "c"]);

function remounted(previous: MountOrder, keys: string[]) {
  const next = mountInOrder(previous, keys);
  return keys.filter((key) => next.get(key) !== previous.get(key));
}

describe("mountInOrder", () => {
  it.each([
    ["nothing changes", ["a", "b", "c"], []],
    ["one leaves", ["a", "c"], []],
    ["one comes last", ["a", "b", "c", "d"], ["d"]],
    ["one comes between", ["a", "d", "b", "c"], ["d", "b", "c"]],
    ["two change places", ["b", "a", "c"], ["a", "c"]],
  ])("mounts again only what has to move when %s", (_, keys, expected) => {
    expect(remounted(ABC, keys)).toEqual(expected);
  });

  it("always leaves the document in reading order", () => {
    const views = fc.array(fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { minLength: 1 }));
    fc.assert(
      fc.property(views, (all) => {
        let order = NONE;
        for (const keys of all) {
          order = mountInOrder(order, keys);
          expect(inTurn(order)).toEqual(keys);
        }
      }),
    );
  });
});
