import { FORGET_RECORDS, forgetSessionRecords } from "@/lib/offline/session-records";

let names: string[] = [];
const postMessage = jest.fn();

/** jsdom has neither caches nor service workers. */
function setBrowser(storage: Partial<CacheStorage> | undefined, controller?: unknown) {
  if (storage) Object.assign(window, { caches: storage });
  else delete (window as { caches?: unknown }).caches;
  Object.defineProperty(navigator, "serviceWorker", { value: { controller }, configurable: true });
}

const storage = {
  keys: async () => names,
  delete: async (name: string) => {
    names = names.filter((other) => other !== name);
    return true;
  },
};

beforeEach(() => {
  names = [
    "chard-record-1",
    "chard-record-of-an-old-build",
    "chard-list-1",
    "chard-page-1",
    "chard-world",
  ];
  postMessage.mockClear();
});
afterAll(() => {
  setBrowser(undefined);
  Reflect.deleteProperty(navigator, "serviceWorker");
});

// P14.30.
it("deletes the copies of records of every build and of lists, and no others", async () => {
  setBrowser(storage);
  await forgetSessionRecords();
  expect(names).toEqual(["chard-page-1", "chard-world"]);
});

it("has the worker delete them, too, with its list of them", async () => {
  setBrowser(storage, { postMessage });
  await forgetSessionRecords();
  expect(postMessage).toHaveBeenCalledWith({ type: FORGET_RECORDS });
});

it("does nothing where there are no caches, or none may be used", async () => {
  setBrowser(undefined);
  await forgetSessionRecords();
  setBrowser({ keys: () => Promise.reject(new DOMException("", "SecurityError")) });
  await forgetSessionRecords();
});
