import { act, render, screen } from "@testing-library/react";
import { ownRecords, withMember } from "@/lib/session/account-records";

let mockAccount: string | undefined;
const mockListeners: (() => void)[] = [];
jest.mock("@/lib/auth/signed-in-mark", () => ({
  hasSessionCookie: () => mockAccount !== undefined,
}));
jest.mock("@/lib/session/session-store", () => ({
  subscribe: (listener: () => void) => void mockListeners.push(listener),
  readState: () => ({ user: mockAccount && { id: mockAccount } }),
}));

/** The session of another account begins, or none. */
function change(account: string | undefined) {
  mockAccount = account;
  mockListeners.forEach((listener) => listener());
}

const load = jest.fn<Promise<string>, [string]>();
const records = ownRecords(load, "none");

function Shown({ subject }: { subject: string }) {
  return <p>{records.useRecord(subject)}</p>;
}

const text = () => screen.getByRole("paragraph").textContent;
const settle = () => act(async () => undefined);

beforeEach(() => {
  change(undefined);
  change("ada");
  load.mockReset();
});

it("fetches a record once for a key, and again when asked to", async () => {
  load.mockImplementation(async (key) => `of ${key}`);
  const { rerender } = render(<Shown subject="a" />);
  expect(text()).toBe("none");
  await settle();
  expect(text()).toBe("of a");
  rerender(<Shown subject="b" />);
  await settle();
  rerender(<Shown subject="a" />);
  expect(load.mock.calls).toEqual([["a"], ["b"]]);

  load.mockResolvedValue("newer");
  records.renew("a");
  await settle();
  expect(text()).toBe("newer");
});

it("shows what the visitor has changed", async () => {
  load.mockResolvedValue("before");
  render(<Shown subject="a" />);
  await settle();
  act(() => records.keep("a", "after"));
  expect(text()).toBe("after");
  expect(records.read("a")).toBe("after");
});

it("fetches nothing without a session", async () => {
  change(undefined);
  render(<Shown subject="a" />);
  await settle();
  expect(load).not.toHaveBeenCalled();
});

it("tries again after a failure", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { unmount } = render(<Shown subject="a" />);
  await settle();
  unmount();
  load.mockResolvedValue("there");
  render(<Shown subject="a" />);
  await settle();
  expect(text()).toBe("there");
});

it("asks again by itself, three times in all", async () => {
  jest.useFakeTimers();
  load.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Shown subject="a" />);
  for (let waited = 0; waited < 5; waited++) await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(text()).toBe("none");
  jest.useRealTimers();
});

it("shows what arrives at the second time", async () => {
  jest.useFakeTimers();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue("there");
  render(<Shown subject="a" />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(text()).toBe("there");
  jest.useRealTimers();
});

it("forgets the records of a session that ended", async () => {
  load.mockResolvedValue("Ada's");
  render(<Shown subject="a" />);
  await settle();
  act(() => change("ada"));
  expect(text()).toBe("Ada's");
  act(() => change(undefined));
  expect(text()).toBe("none");
  expect(load).toHaveBeenCalledTimes(1);
});

it("fetches those of the next account, and drops what comes late for the one before", async () => {
  let respond: (record: string) => void;
  load.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  render(<Shown subject="a" />);
  load.mockResolvedValue("Ben's");
  act(() => change("ben"));
  await settle();
  expect(text()).toBe("Ben's");
  respond!("Ada's");
  await settle();
  expect(text()).toBe("Ben's");
});

it("adds and removes a member of a set without changing the set", () => {
  const set = new Set(["a"]);
  expect([...withMember(set, "b", true)]).toEqual(["a", "b"]);
  expect([...withMember(set, "a", false)]).toEqual([]);
  expect([...set]).toEqual(["a"]);
});
