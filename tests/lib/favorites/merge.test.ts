/** @jest-environment node */
import { applyChanges, changesSince } from "@/lib/favorites/merge";

it.each<[string, string[], string[], string[], string[]]>([
  ["nothing changed", ["1", "2"], ["1", "2"], [], []],
  ["another order is no change", ["1", "2"], ["2", "1"], [], []],
  ["a list kept signed out is all new", [], ["2", "1"], ["2", "1"], []],
  ["one added, one removed", ["1", "2"], ["2", "3"], ["3"], ["1"]],
  ["all removed", ["1", "2"], [], [], ["1", "2"]],
  ["twice in the list", ["1"], ["1", "2", "2"], ["2"], []],
])("changesSince: %s", (_case, before, after, added, removed) => {
  expect(changesSince(before, after)).toEqual({ added, removed });
});

it.each<[string, string[], string[], string[], string[]]>([
  ["nothing to do", ["1", "2"], [], [], ["1", "2"]],
  ["what is added comes last", ["1"], ["3", "2"], [], ["1", "3", "2"]],
  ["what is there stays in its place", ["1", "2"], ["1"], [], ["1", "2"]],
  ["what is removed is gone", ["1", "2", "3"], [], ["2"], ["1", "3"]],
  ["removing what is not there", ["1"], [], ["9"], ["1"]],
])("applyChanges: %s", (_case, ids, added, removed, after) => {
  expect(applyChanges(ids, { added, removed })).toEqual(after);
});

it.each<[string, { known: string[]; device: string[]; account: string[] }, string[]]>([
  [
    "a device's first sign-in: the account's, then the device's",
    { known: [], device: ["8", "1"], account: ["1", "5"] },
    ["1", "5", "8"],
  ],
  ["removed elsewhere", { known: ["1", "2"], device: ["1", "2"], account: ["2"] }, ["2"]],
  [
    "removed here, added elsewhere",
    { known: ["1", "2"], device: ["2"], account: ["1", "2", "3"] },
    ["2", "3"],
  ],
  ["added on both", { known: ["1"], device: ["1", "4"], account: ["1", "3"] }, ["1", "3", "4"]],
])("merges: %s", (_case, { known, device, account }, merged) => {
  expect(applyChanges(account, changesSince(known, device))).toEqual(merged);
});
