import {
  readStored,
  removeStored,
  removeStoredWithPrefix,
  writeStored,
  type StorageArea,
} from "@/lib/browser/storage";

const AREAS: StorageArea[] = ["local", "session"];

describe.each(AREAS)("%s storage", (area) => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it("reads back what was written, and nothing after it was removed", () => {
    expect(writeStored(area, "key", "value")).toBe(true);
    expect(readStored(area, "key")).toBe("value");
    expect(removeStored(area, "key")).toBe(true);
    expect(readStored(area, "key")).toBeUndefined();
  });

  it("removes what begins alike, and nothing else", () => {
    for (const key of ["draft:/a", "draft:/b", "drafts", "theme"]) writeStored(area, key, "x");
    removeStoredWithPrefix(area, "draft:");
    expect(["draft:/a", "draft:/b"].map((key) => readStored(area, key))).toEqual([
      undefined,
      undefined,
    ]);
    expect(["drafts", "theme"].map((key) => readStored(area, key))).toEqual(["x", "x"]);
  });

  it("does not throw when storage is denied", () => {
    jest.spyOn(window, `${area}Storage`, "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(readStored(area, "key")).toBeUndefined();
    expect(writeStored(area, "key", "value")).toBe(false);
    expect(removeStored(area, "key")).toBe(false);
    expect(() => removeStoredWithPrefix(area, "k")).not.toThrow();
  });

  it("returns false when storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeStored(area, "key", "value")).toBe(false);
  });
});
