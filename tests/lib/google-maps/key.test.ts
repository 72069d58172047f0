import { parseKey, readKey, removeKey, storeKey } from "@/lib/google-maps/key";

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe("parseKey", () => {
  it.each([
    ["AIzaSyA-1_b", "AIzaSyA-1_b"],
    ["  AIzaSyA-1_b\n", "AIzaSyA-1_b"],
    ["k".repeat(512), "k".repeat(512)],
  ])("takes %j", (text, key) => {
    expect(parseKey(text)).toBe(key);
  });

  it.each(["", "   ", "two words", '"quoted"', "it's", "<script>", "`key`", "k".repeat(10_000)])(
    "refuses %j",
    (text) => {
      expect(parseKey(text)).toBeUndefined();
    },
  );
});

describe("the stored key", () => {
  it("is none on a fresh device without a key of the site", () => {
    expect(readKey()).toBeUndefined();
  });

  it("is the visitor's own, kept under googleMapsApiKey, until removed", () => {
    storeKey("AIza");
    expect(window.localStorage.getItem("googleMapsApiKey")).toBe("AIza");
    expect(readKey()).toEqual({ value: "AIza", isOwn: true });
    removeKey();
    expect(readKey()).toBeUndefined();
  });

  it("does not count when it cannot be a key", () => {
    window.localStorage.setItem("googleMapsApiKey", "not a key");
    expect(readKey()).toBeUndefined();
  });

  it("is replaced by the key of the site when there is none", async () => {
    jest.resetModules();
    jest.doMock("@/lib/public-env", () => ({ GOOGLE_MAPS_API_KEY: "site-key" }));
    const key = await import("@/lib/google-maps/key");
    expect(key.readKey()).toEqual({ value: "site-key", isOwn: false });
    key.storeKey("AIza");
    expect(key.readKey()).toEqual({ value: "AIza", isOwn: true });
    jest.dontMock("@/lib/public-env");
  });

  it("is not kept where storage is denied", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(storeKey("AIza")).toBe(false);
    expect(readKey()).toBeUndefined();
  });
});
