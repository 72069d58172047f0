import { scrollToTopOf } from "@/lib/browser/scroll-to";

test.each([
  [false, "smooth"],
  [true, "instant"],
])("scrolls (less motion wanted: %s) %s", (isLess, behavior) => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: isLess });
  const element = document.createElement("div");
  element.scrollIntoView = jest.fn();
  scrollToTopOf(element);
  expect(element.scrollIntoView).toHaveBeenCalledWith({ behavior, block: "start" });
  window.matchMedia = matchMedia;
});
