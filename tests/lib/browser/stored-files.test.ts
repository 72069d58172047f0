/** @jest-environment node */
import { setStoredReader, fetchJson } from "@/lib/browser/stored-files";

const PATH = "/restaurants/tiles/index.json";
const fetched = jest.spyOn(globalThis, "fetch");

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  setStoredReader(async () => undefined);
});

afterAll(() => {
  jest.useRealTimers();
  fetched.mockRestore();
});

test("a file comes from the network where there is one", async () => {
  setStoredReader(async () => "kept");
  fetched.mockResolvedValue(Response.json("fetched"));
  await expect(fetchJson(PATH)).resolves.toBe("fetched");
});

test("without a network it comes from what is kept", async () => {
  setStoredReader(async (path) => `kept ${path}`);
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(fetchJson(PATH)).resolves.toBe(`kept ${PATH}`);
  fetched.mockResolvedValue(new Response("", { status: 503 }));
  await expect(fetchJson(PATH)).resolves.toBe(`kept ${PATH}`);
});

test("where nothing is kept, or it cannot be read, the network's error is thrown", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(fetchJson(PATH)).rejects.toThrow("Failed to fetch");
  setStoredReader(() => Promise.reject(new Error("The world was closed.")));
  await expect(fetchJson(PATH)).rejects.toThrow("Failed to fetch");
});

test("a network that is slow is replaced by what is kept, if anything is", async () => {
  let send: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (send = resolve)));
  const waiting = fetchJson(PATH);
  await jest.advanceTimersByTimeAsync(10_000);
  send(Response.json("late"));
  await expect(waiting).resolves.toBe("late");

  setStoredReader(async () => "kept");
  const slow = fetchJson(PATH);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(slow).resolves.toBe("kept");
});
