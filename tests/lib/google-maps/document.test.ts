import { mayLoadGoogleMaps, canReloadForGoogleMaps } from "@/lib/google-maps/document";
import { fakeDocumentStart } from "@/tests/fakes/document-start";

test.each([
  ["/", true],
  ["/?code=1", true],
  ["/restaurants/1#auth", true],
  ["/authors", true],
  ["/auth", false],
  ["/auth?next=/restaurants/1", false],
  ["/auth#sign-up", false],
  ["/auth/reset", false],
  ["/zh-hant/auth", false],
  ["/auth/confirm/replace", false],
  ["/settings/password", false],
  ["/desk/messages/1", false],
])("a document that began at %s may load Google's script: %s", (path, may) => {
  fakeDocumentStart(path);
  window.history.pushState({}, "", "/restaurants/2");
  expect(mayLoadGoogleMaps()).toBe(may);
});

test("a page is loaded again for the script only where that helps", () => {
  fakeDocumentStart("/auth");
  window.history.pushState({}, "", "/restaurants/2");
  expect(canReloadForGoogleMaps()).toBe(true);
  window.history.pushState({}, "", "/desk/listings/1");
  expect(canReloadForGoogleMaps()).toBe(false);
  fakeDocumentStart("/restaurants/1");
  expect(canReloadForGoogleMaps()).toBe(false);
});

test("a document that does not tell how it began may", () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  expect(mayLoadGoogleMaps()).toBe(true);
});
