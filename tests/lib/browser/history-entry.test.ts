import {
  leaveHistoryEntry,
  readHistoryEntry,
  writeHistoryEntry,
} from "@/lib/browser/history-entry";

const PATH = "/restaurants/by-city";
const ROUTER_STATE = { __NA: true, tree: "t" };

const goTo = (url: string, state: unknown = ROUTER_STATE) =>
  window.history.replaceState(state, "", url);

beforeEach(() => goTo(`${PATH}?country=x`));
afterEach(() => jest.restoreAllMocks());

test("a replaced entry reads back, and keeps the query and the router's state", () => {
  const before = window.history.length;
  writeHistoryEntry(PATH, "replace", { fragment: "#city=paris", data: { open: true } });
  expect(readHistoryEntry(PATH)).toEqual({ fragment: "#city=paris", data: { open: true } });
  expect(window.location.href).toBe(`http://localhost${PATH}?country=x#city=paris`);
  expect(window.history.state).toMatchObject(ROUTER_STATE);
  expect(window.history).toHaveLength(before);
});

test("a pushed entry is a step of the history", () => {
  const before = window.history.length;
  writeHistoryEntry(PATH, "push", { fragment: "#city=paris" });
  expect(window.history).toHaveLength(before + 1);
  expect(window.history.state).toMatchObject(ROUTER_STATE);
});

test.each([
  ["reading", () => readHistoryEntry(PATH)],
  ["replacing", () => writeHistoryEntry(PATH, "replace", { fragment: "#city=paris", data: 1 })],
  ["pushing", () => writeHistoryEntry(PATH, "push", { fragment: "#city=paris", data: 1 })],
  ["leaving", () => leaveHistoryEntry(PATH, { fragment: "#city=paris" })],
])("%s does nothing while another page is current", (_, act) => {
  goTo("/restaurants/2#reviews");
  const before = window.history.length;
  const back = jest.spyOn(window.history, "back");
  expect(act()).toBeUndefined();
  expect(window.location.href).toBe("http://localhost/restaurants/2#reviews");
  expect(window.history.state).toEqual(ROUTER_STATE);
  expect(window.history).toHaveLength(before);
  expect(back).not.toHaveBeenCalled();
});

test("leaving goes back over a pushed entry, also after it was replaced", () => {
  writeHistoryEntry(PATH, "push", { fragment: "#image-1" });
  writeHistoryEntry(PATH, "replace", { fragment: "#image-2" });
  const back = jest.spyOn(window.history, "back").mockImplementation();
  leaveHistoryEntry(PATH, { fragment: "" });
  expect(back).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe("#image-2");
});

test("leaving an entry that was reached by its URL writes it and stays", () => {
  goTo(`${PATH}#image-2`);
  const back = jest.spyOn(window.history, "back");
  leaveHistoryEntry(PATH, { fragment: "" });
  expect(back).not.toHaveBeenCalled();
  expect(window.location.hash).toBe("");
});

test("a browser that limits history calls misses a change of the URL and nothing else", () => {
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too many calls", "SecurityError");
  });
  writeHistoryEntry(PATH, "replace", { fragment: "#city=paris" });
  expect(window.location.hash).toBe("");
});

test.each([null, "text", 7, { chard: "text" }, { chard: null }])(
  "a state that is not this code's (%j) holds no data",
  (state) => {
    goTo(PATH, state);
    expect(readHistoryEntry(PATH)).toEqual({ fragment: "", data: undefined });
  },
);
