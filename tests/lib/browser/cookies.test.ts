import { areCookiesKept } from "@/lib/browser/cookies";

const cookieOf = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
afterEach(() => Object.defineProperty(Document.prototype, "cookie", cookieOf));

const replace = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(Document.prototype, "cookie", { configurable: true, ...descriptor });

test("a browser that keeps cookies is left without the one that was tried", () => {
  expect(areCookiesKept()).toBe(true);
  expect(document.cookie).toBe("");
});

test("a browser that drops every cookie keeps none", () => {
  replace({ get: () => "", set: () => undefined });
  expect(areCookiesKept()).toBe(false);
});

test("so does one that throws", () => {
  replace({
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(areCookiesKept()).toBe(false);
});
