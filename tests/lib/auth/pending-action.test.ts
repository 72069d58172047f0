import {
  forgetPendingAction,
  savePendingAction,
  PENDING_ACTION_STORAGE_KEY,
  takePendingAction,
} from "@/lib/auth/pending-action";

const JOIN = { action: "join", id: "one-long-table" } as const;
const HALF_AN_HOUR_MS = 30 * 60_000;

beforeEach(() => localStorage.clear());

it("is carried out once", () => {
  savePendingAction(JOIN, 0);
  expect(takePendingAction(JOIN, 1)).toBe(true);
  expect(takePendingAction(JOIN, 1)).toBe(false);
});

it("belongs to what was pressed alone", () => {
  savePendingAction(JOIN, 0);
  expect(takePendingAction({ ...JOIN, id: "summer-picnic" }, 1)).toBe(false);
  expect(takePendingAction({ ...JOIN, action: "helpful" }, 1)).toBe(false);
  expect(takePendingAction(JOIN, 1)).toBe(true);
});

it.each([HALF_AN_HOUR_MS, -1])("is dropped %d ms after it was pressed", (age) => {
  savePendingAction(JOIN, 0);
  expect(takePendingAction(JOIN, age)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it("is removed with the session", () => {
  savePendingAction(JOIN, 0);
  forgetPendingAction();
  expect(takePendingAction(JOIN, 1)).toBe(false);
});

it.each(["", "{", "null", "[]", '"join"', '{"action":"join","id":"one-long-table"}'])(
  "takes nothing from %j",
  (text) => {
    localStorage.setItem(PENDING_ACTION_STORAGE_KEY, text);
    expect(takePendingAction(JOIN)).toBe(false);
  },
);
