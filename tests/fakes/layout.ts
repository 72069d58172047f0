// jsdom lays nothing out: no media, no scrolling, no sizes. A test that needs other answers sets its own.

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

/** Answers media queries with "no", knows all of CSS, swallows scrolling and pointer capture, and observes nothing. */
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
