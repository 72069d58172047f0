// jsdom lays nothing out: no media, no scrolling, no sizes. A test that needs other values sets its own.

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** No media query matches, all CSS is supported, scrolling and pointer capture do nothing, and observers never report. */
export function fakeLayout() {
  window.matchMedia = matchMedia;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollBy = () => {};
  Element.prototype.setPointerCapture = () => {};
  Object.assign(window, {
    CSS: { supports: () => true },
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });
}
